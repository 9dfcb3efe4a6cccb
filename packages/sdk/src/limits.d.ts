/**
 * Every number the SDK and the agent refuse to go beyond. The unit ends the name; characters are
 * counted as `text.length` counts them.
 * @since 0.1.0
 */
export declare const limits: {
    readonly textCharacters: 2000;
    readonly ttsCharacters: 1000;
    readonly queuedSpeeches: 10;
    readonly recordingMaxMs: 60000;
    readonly recordingMinMs: 300;
    readonly microphoneMuteMs: 1000;
    readonly microphoneSampleRateHz: 16000;
    readonly speechSampleRateHz: 24000;
    readonly speechMaxMs: 300000;
    readonly replyCharacters: 16000;
    readonly messageBytes: 65536;
    readonly frameBytes: 65536;
    readonly messagesKept: 500;
    readonly heartbeatMs: 15000;
    readonly heartbeatAnswerMs: 5000;
    readonly tokenLifetimeMs: 600000;
    readonly tokenCharacters: 4096;
    readonly sessionIdleMs: 300000;
    readonly requestsPerMinute: 120;
    readonly sessionsPerAgent: 1000;
};
/**
 * The name of a limit.
 * @since 0.1.0
 */
export type LimitName = keyof typeof limits;
