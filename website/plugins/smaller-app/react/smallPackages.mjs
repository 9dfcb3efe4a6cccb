import facts from './facts/index.mjs';

const { getIteratorFn } = facts.results;
const { reportGlobalError } = facts.variables;

// The three small packages of React: what they export and the app may not import is left out besides.
export default {
  react: {
    neverMet: ['REACT_LAZY_TYPE'],
    neverFunctions: ['then'],
    variables: { reportGlobalError },
    results: { getIteratorFn },
  },
  reactDom: {
    leftOut: ['r', 'D', 'C', 'L', 'm', 'X', 'S', 'M', 'findDOMNode'],
  },
  scheduler: {
    variables: {
      localClearTimeout: 'clearTimeout',
      localSetImmediate: 'null',
      localSetTimeout: 'setTimeout',
    },
    leftOut: [
      'unstable_Profiling',
      'unstable_continueExecution',
      'unstable_forceFrameRate',
      'unstable_getFirstCallbackNode',
      'unstable_next',
      'unstable_pauseExecution',
      'unstable_runWithPriority',
      'unstable_wrapCallback',
    ],
  },
};
