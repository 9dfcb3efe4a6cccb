// The head of a page is written by `../../head`, and nothing else is a resource: inside the page
// there are no titles, metas, links to load or stylesheets, and no commit waits for one.
export default {
  imports: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  never: {
    // What is hoisted, what there is one of.
    tag: [26, 27],
    'createFiberFromTypeAndProps.type': ['html', 'head', 'body'],
  },
  neverMet: ['SuspenseyCommitException'],
  variables: { suspendedState: 'null' },
  members: { cancelPendingCommit: 'null' },
  results: {
    accumulateSuspenseyCommitOnFiber: '',
    isHostHoistableType: '!1',
    waitForCommitToBeReady: 'null',
  },
  // What react-dom would ask for: preconnect, preload and the like, by one letter each.
  leftOut: ['D', 'C', 'L', 'm', 'X', 'S', 'M'],
};
