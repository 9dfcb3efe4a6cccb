let isWarm = false;

/** Says nothing, until it was in a tap: Safari lets a page speak later only if it has spoken in one. */
export const warmDeviceVoice = (): void => {
  if (isWarm || typeof speechSynthesis === 'undefined') return;
  isWarm = globalThis.navigator?.userActivation?.isActive ?? true;
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
};
