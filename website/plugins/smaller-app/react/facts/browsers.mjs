// The browsers that this site is built for (`browserslist` in website/package.json) have all of it.
export default {
  variables: {
    canUseCompositionEvent: '!0',
    canUseDOM: '!0',
    clz32: 'Math.clz32',
    documentMode: 'void 0',
    isInputEventSupported: '!0',
    passiveBrowserEventsSupported: '!0',
    reportGlobalError: 'reportError',
    useFallbackCompositionData: '!1',
  },
  results: {
    getVendorPrefixedEventName: 'eventName',
    modifierStateGetter: 'this.nativeEvent.getModifierState(keyArg)',
  },
};
