import { adpcm } from '../audio/index.js';
import { limits } from '../limits.js';
import { ADPCM } from '../protocol/adpcm.js';
import { writeFrame } from '../protocol/frame.js';
import { PIECE_MS } from '../recording/tape.js';

const PIECES_PER_SECOND = 1_000 / PIECE_MS;
const piece = new Int16Array(limits.microphoneSampleRateHz / PIECES_PER_SECOND);

/**
 * The bytes a second of each kind of sound, as the SDK hands them to the WebSocket. Those of
 * recordings are frames as they are sent; agents choose how much speech a frame holds, so a speech
 * is its samples alone.
 */
export const bandwidths = {
  recording: writeFrame('microphone', 1, piece).byteLength * PIECES_PER_SECOND,
  adpcm: (adpcm().writeFrame(1, piece, [ADPCM])?.byteLength ?? 0) * PIECES_PER_SECOND,
  speech: limits.speechSampleRateHz * Int16Array.BYTES_PER_ELEMENT,
};
