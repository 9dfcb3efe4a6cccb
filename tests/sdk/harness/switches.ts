/** Gives Chromium a microphone that beeps. */
export const fakeMicrophone = '--use-fake-device-for-media-stream';
/** Grants every page the microphone without a prompt. */
export const allowMicrophone = '--use-fake-ui-for-media-stream';
/** Allows audio before a user gesture. */
export const allowSound = '--autoplay-policy=no-user-gesture-required';
