/** Whether the device has spoken, or was asked to in a tap: from then on its silence is no refusal. */
export let isKnown = false;

/** Counts the device as one that may speak. */
export const know = (): void => {
  isKnown = true;
};

/** Says nothing, until it was in a tap: Safari lets a page speak later only if it has spoken in one. */
export const warmDeviceVoice = (): void => {
  if (isKnown || typeof speechSynthesis === 'undefined') return;
  if (navigator.userActivation?.isActive ?? true) know();
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
};
