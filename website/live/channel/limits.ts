/** How much of what a frame says is taken in; more ends the run. */
export const limits = {
  /** The longest single message, in characters of JSON. */
  messageCharacters: 32_768,
  /** The longest text within one. */
  textCharacters: 4_000,
  messagesPerSecond: 600,
  charactersPerSecond: 1_000_000,
  /** Lines and events that are kept for the reader, each. */
  kept: 500,
  /** Messages of a conversation that are kept. */
  messagesKept: 100,
  heightPixels: 480,
} as const;
