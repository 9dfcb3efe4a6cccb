/** Gives Chromium a microphone that beeps. */
export const fakeMicrophone = '--use-fake-device-for-media-stream';
/** Lets every page have the microphone without a question. */
export const allowMicrophone = '--use-fake-ui-for-media-stream';
/** Lets pages make a sound before they are touched. */
export const allowSound = '--autoplay-policy=no-user-gesture-required';
