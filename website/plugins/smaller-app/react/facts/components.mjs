// The classes of the core and of the router know few of the moments of a component's life, and
// children come in arrays.
export default {
  imports: [
    'act',
    'cache',
    'createRef',
    'flushSync',
    'unstable_batchedUpdates',
    'unstable_useCacheRefresh',
    'useDebugValue',
    'useInsertionEffect',
  ],
  words:
    /\b(?:getDerivedStateFrom(?:Error|Props)|getSnapshotBeforeUpdate|componentWill(?:Mount|ReceiveProps|Update))\b/,
  never: {
    // A cache, and classes whose kind is not known yet.
    tag: [17, 24, 28],
  },
  neverMet: ['REACT_LEGACY_ELEMENT_TYPE', 'REACT_PROVIDER_TYPE'],
  neverFunctions: [
    'getDerivedStateFromError',
    'getDerivedStateFromProps',
    'getSnapshotBeforeUpdate',
    'componentWillMount',
    'componentWillReceiveProps',
    'componentWillUpdate',
    'UNSAFE_componentWillMount',
    'UNSAFE_componentWillReceiveProps',
    'UNSAFE_componentWillUpdate',
  ],
  members: {
    A: 'null',
    cache: 'null',
    getDerivedStateFromProps: 'void 0',
    pooledCache: 'null',
    pooledCacheLanes: '0',
    refCount: '0',
  },
  results: {
    createCache: '{}',
    getIteratorFn: 'null',
    isCustomElement: '!1',
    pushAsyncDispatcher: 'null',
    releaseCache: '',
  },
  leftOut: ['useCacheRefresh', 'useDebugValue', 'useInsertionEffect', 'useMemoCache'],
};
