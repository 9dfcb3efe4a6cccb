/**
 * A binary frame: eight bytes of header, then PCM16 mono samples, all little-endian.
 *
 * | byte | holds |
 * |---|---|
 * | 0 | the direction: 1 microphone (client to agent, 16 kHz), 2 speech (agent to client, 24 kHz) |
 * | 1–3 | zero |
 * | 4–7 | the stream: the `request` of the recording, or the `stream` of the speech |
 * | 8– | samples, two bytes each; at least one, and no more than `limits.frameBytes` in all |
 */
export declare const FRAME_HEADER_BYTES = 8;
/** The direction of a binary frame. */
export declare const frameDirections: {
    readonly microphone: 1;
    readonly speech: 2;
};
/** The direction of a binary frame, by name. */
export type FrameDirection = keyof typeof frameDirections;
/** What a binary frame holds. */
export interface AudioFrame {
    stream: number;
    samples: Int16Array<ArrayBuffer>;
}
/**
 * Puts samples into a binary frame.
 * @param direction - Who sends it.
 * @param stream - The stream the samples belong to.
 * @param samples - PCM16 samples; at most `(limits.frameBytes - 8) / 2`.
 */
export declare const writeFrame: (direction: FrameDirection, stream: number, samples: Int16Array) => ArrayBuffer;
/**
 * Reads a binary frame; anything else than a whole frame of this direction is `undefined`. Never
 * throws.
 * @param direction - Who must have sent it.
 * @param frame - The bytes as they came.
 */
export declare const readFrame: (direction: FrameDirection, frame: ArrayBuffer | Uint8Array) => AudioFrame | undefined;
