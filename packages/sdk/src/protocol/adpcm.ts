import { limits } from '../limits.js';
import { type AudioFrame, FRAME_HEADER_BYTES, frameDirections } from './frame.js';

/** The name of the encoding in `ready.encodings`. */
export const ADPCM = 'adpcm';

/** The step index changes and step sizes of IMA ADPCM. */
const indexChanges = [-1, -1, -1, -1, 2, 4, 6, 8] as const;
const steps = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73,
  80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494,
  544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499,
  2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487,
  12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
] as const;
const LAST_STEP = steps.length - 1;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The decoder state that both ends share: the previous sample and the step index. */
interface State {
  sample: number;
  index: number;
}

/** Advances by one code of four bits: the sign and the magnitude in steps. */
const advance = (state: State, code: number): void => {
  const step = steps[state.index] ?? 0;
  const size = (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0);
  const change = size + (code & 1 ? step >> 2 : 0);
  state.sample = clamp(state.sample + (code & 8 ? -change : change), -32_768, 32_767);
  state.index = clamp(state.index + (indexChanges[code & 7] ?? 0), 0, LAST_STEP);
};

/** Chooses the code closest to a sample. */
const choose = ({ sample, index }: State, target: number): number => {
  const step = steps[index] ?? 0;
  const difference = Math.abs(target - sample);
  return Math.min(7, Math.floor((4 * difference) / step)) + (target < sample ? 8 : 0);
};

/** The length of the frame's header in bytes. */
const CODES_AT = FRAME_HEADER_BYTES + 4;

/**
 * Makes what puts samples of a microphone into binary frames of IMA ADPCM: four bits a sample.
 *
 * | byte | holds |
 * |---|---|
 * | 0–7 | the header of every binary frame, with the direction 3 |
 * | 8–9 | the sample before the first one, little-endian |
 * | 10 | the index of the step, 0–88 |
 * | 11 | 1 where the last four bits hold no sample, otherwise 0 |
 * | 12– | the codes, two in a byte; the first in its upper half |
 *
 * A frame can be read without those before it.
 */
export const createAdpcmWriter = (): ((stream: number, samples: Int16Array) => ArrayBuffer) => {
  const state: State = { sample: 0, index: 0 };
  return (stream, samples) => {
    const frame = new ArrayBuffer(CODES_AT + Math.ceil(samples.length / 2));
    const view = new DataView(frame);
    const codes = new Uint8Array(frame, CODES_AT);
    view.setUint8(0, frameDirections.adpcm);
    view.setUint32(4, stream, true);
    view.setInt16(8, state.sample, true);
    view.setUint8(10, state.index);
    view.setUint8(11, samples.length % 2);
    samples.forEach((sample, at) => {
      const code = choose(state, sample);
      codes[at >> 1] = (codes[at >> 1] ?? 0) | (at % 2 ? code : code << 4);
      advance(state, code);
    });
    return frame;
  };
};

/**
 * Decodes a binary frame of IMA ADPCM; anything else is `undefined`. Never throws.
 * @param bytes - The bytes as they came.
 */
export const readAdpcmFrame = (bytes: Uint8Array): AudioFrame | undefined => {
  const count = (bytes.byteLength - CODES_AT) * 2;
  if (count < 2 || bytes.byteLength > limits.frameBytes) return;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== frameDirections.adpcm) return;
  const stream = view.getUint32(4, true);
  const state: State = { sample: view.getInt16(8, true), index: view.getUint8(10) };
  const unused = view.getUint8(11);
  if (stream === 0 || state.index > LAST_STEP || unused > 1) return;
  const samples = new Int16Array(count - unused);
  for (let at = 0; at < samples.length; at += 1) {
    const pair = view.getUint8(CODES_AT + (at >> 1));
    advance(state, at % 2 ? pair & 15 : pair >> 4);
    samples[at] = state.sample;
  }
  return { stream, samples };
};
