import { limits } from '../limits.js';

/**
 * A binary frame: eight bytes of header, then PCM16 mono samples, all little-endian.
 *
 * | byte | holds |
 * |---|---|
 * | 0 | the direction: 1 microphone (client to agent, 16 kHz), 2 speech (agent to client, 24 kHz); 3 is
 * the microphone in another encoding, as `adpcm.ts` says |
 * | 1–3 | zero |
 * | 4–7 | the stream: the `request` of the recording, or the `stream` of the speech |
 * | 8– | samples, two bytes each; at least one, and no more than `limits.frameBytes` in all |
 */
export const FRAME_HEADER_BYTES = 8;

/** The direction of a binary frame. */
export const frameDirections = { microphone: 1, speech: 2, adpcm: 3 } as const;

/** The directions of binary frames. */
export type FrameDirection = 'microphone' | 'speech';

/** The content of a binary frame. */
export interface AudioFrame {
  stream: number;
  samples: Int16Array;
}

/**
 * Encodes samples as a binary frame.
 * @param direction - Who sends it.
 * @param stream - The stream of the samples.
 * @param samples - PCM16 samples; at most `(limits.frameBytes - 8) / 2`.
 */
export const writeFrame = (
  direction: FrameDirection,
  stream: number,
  samples: Int16Array,
): ArrayBuffer => {
  const frame = new ArrayBuffer(FRAME_HEADER_BYTES + samples.length * 2);
  const view = new DataView(frame);
  view.setUint8(0, frameDirections[direction]);
  view.setUint32(4, stream, true);
  samples.forEach((sample, index) => view.setInt16(FRAME_HEADER_BYTES + index * 2, sample, true));
  return frame;
};

/**
 * Decodes a binary frame; anything other than a complete frame of this direction is `undefined`.
 * Never throws.
 * @param direction - Who must have sent it.
 * @param frame - The bytes as they came.
 */
export const readFrame = (
  direction: FrameDirection,
  frame: ArrayBuffer | Uint8Array,
): AudioFrame | undefined => {
  // Not `instanceof`: a host such as Jest may pass bytes of another realm.
  const bytes = ArrayBuffer.isView(frame) ? frame : new Uint8Array(frame);
  const count = (bytes.byteLength - FRAME_HEADER_BYTES) / 2;
  if (count < 1 || !Number.isInteger(count) || bytes.byteLength > limits.frameBytes) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Compares the direction and the three zero bytes at once.
  if (view.getUint32(0, true) !== frameDirections[direction]) return;
  const stream = view.getUint32(4, true);
  if (stream === 0) return;
  const samples = new Int16Array(count).map((_, index) =>
    view.getInt16(FRAME_HEADER_BYTES + index * 2, true),
  );
  return { stream, samples };
};
