/** The errors that only a browser with a microphone can meet. Every other is met in Node. */
export const browserCodes = [
  'insecure-context',
  'microphone-denied',
  'microphone-missing',
  'microphone-busy',
  'microphone-lost',
  'recording-too-short',
  'recording-too-long',
] as const;

/** A code that only a browser can meet. */
export type BrowserCode = (typeof browserCodes)[number];
