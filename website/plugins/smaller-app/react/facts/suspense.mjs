// Nothing is drawn lazily, hidden, or waits for a promise: routes are loaded by the core before they
// are drawn, the search dialog by an effect. So no work is ever put off, pinged or tried again, and
// no error but a real one is thrown.
export default {
  imports: [
    'Activity',
    'Suspense',
    'SuspenseList',
    'lazy',
    'use',
    'useDeferredValue',
    'useTransition',
  ],
  never: {
    // Lazy, suspense, dehydrated, list, off-screen, hidden.
    tag: [13, 16, 18, 19, 22, 23],
    workInProgressSuspendedReason: [2, 3, 4, 5, 6, 7, 8, 9],
    suspendedReason: [2, 3, 6],
    exitStatus: [3, 4, 6],
    workInProgressRootExitStatus: [3, 4, 6],
  },
  neverMet: [
    'REACT_LAZY_TYPE',
    'REACT_SUSPENSE_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_OFFSCREEN_TYPE',
    'SuspenseException',
    'SelectiveHydrationException',
  ],
  neverFunctions: ['then'],
  variables: {
    currentEntangledActionThenable: 'null',
    currentEntangledLane: '0',
    didReadFromEntangledAsyncAction: '!1',
    offscreenSubtreeIsHidden: '!1',
    offscreenSubtreeWasHidden: '!1',
    pendingPassiveTransitions: 'null',
    shellBoundary: 'null',
    workInProgressDeferredLane: '0',
    workInProgressRootDidAttachPingListener: '!1',
    workInProgressRootDidSkipSuspendedSiblings: '!1',
    workInProgressRootIsPrerendering: '!1',
    workInProgressRootPingedLanes: '0',
    workInProgressSuspendedRetryLanes: '0',
    workInProgressTransitions: 'null',
  },
  members: {
    incompleteTransitions: 'null',
    pingCache: 'null',
    shellSuspendCounter: '0',
    timeoutHandle: '-1',
  },
  results: {
    checkIfRootIsPrerendering: '!1',
    entangleAsyncAction: '',
    getParentSuspenseInstance: 'null',
  },
  leftOut: ['use', 'useDeferredValue', 'useTransition'],
};
