// What helps those who write components is in React's other build. Pages are hydrated, never created.
export default {
  imports: ['Profiler', 'StrictMode', 'findDOMNode'],
  never: {
    // Strict mode, the profiler, a scope, a marker.
    tag: [8, 12, 21, 25],
  },
  neverMet: ['REACT_PROFILER_TYPE', 'REACT_STRICT_MODE_TYPE'],
  variables: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'void 0',
    injectedHook: 'null',
    shouldDoubleInvokeUserFnsInHooksDEV: '!1',
  },
  members: {
    identifierPrefix: '""',
    pendingChildren: 'null',
    unstable_strictMode: 'void 0',
    unstable_transitionCallbacks: 'void 0',
  },
  results: {
    getStackByFiberInDevAndProd: '""',
    onCommitRoot: '',
    setIsStrictModeForDevtools: '',
  },
  leftOut: ['createRoot', 'findDOMNode', 'unstable_scheduleHydration'],
};
