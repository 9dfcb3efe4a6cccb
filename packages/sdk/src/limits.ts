/**
 * The limits of the SDK and the agent. Names end with the unit. Characters are counted by
 * `text.length`.
 * @since 0.1.0
 */
export const limits = {
  textCharacters: 2_000,
  ttsCharacters: 1_000,
  queuedSpeeches: 10,
  recordingMaxMs: 60_000,
  recordingMinMs: 300,
  microphoneSilentMs: 2_000,
  microphoneSampleRateHz: 16_000,
  speechSampleRateHz: 24_000,
  speechMaxMs: 300_000,
  speechStalledMs: 30_000,
  replyCharacters: 16_000,
  replyStalledMs: 60_000,
  messageBytes: 65_536,
  frameBytes: 65_536,
  messagesKept: 500,
  heartbeatMs: 15_000,
  heartbeatAnswerMs: 5_000,
  tokenLifetimeMs: 600_000,
  tokenCharacters: 4_096,
  sessionIdleMs: 300_000,
  requestsPerMinute: 120,
  sessionsPerAgent: 1_000,
  contextCharacters: 8_000,
  toolsCharacters: 16_000,
  toolCallCharacters: 16_000,
  toolCallMs: 120_000,
} as const;

/**
 * The name of a limit.
 * @since 0.1.0
 */
export type LimitName = keyof typeof limits;
