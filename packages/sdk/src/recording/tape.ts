import { limits } from '../limits.js';

/** Splits a stream of samples into chunks of one length. */
interface Framer {
  add(samples: Int16Array): void;
  /** Emits the remaining samples, shorter than a chunk. */
  flush(): void;
}

/**
 * Creates a framer.
 * @param length - The samples in a chunk.
 * @param onPiece - Receives a copy of each chunk; never an empty one.
 */
export const createFramer = (length: number, onPiece: (piece: Int16Array) => void): Framer => {
  const piece = new Int16Array(length);
  let filled = 0;
  const flush = (): void => {
    if (filled > 0) onPiece(piece.slice(0, filled));
    filled = 0;
  };
  return {
    add(samples) {
      for (const sample of samples) {
        piece[filled] = sample;
        filled += 1;
        if (filled === length) flush();
      }
    },
    flush,
  };
};

const SAMPLES_PER_MS = limits.microphoneSampleRateHz / 1_000;
/** The length of a chunk, and so the interval of `recording-level` events. */
export const PIECE_MS = 50;

/** The buffer of a recording: emits its input in chunks. */
export interface Tape {
  /** How much it has taken in. */
  readonly durationMs: number;
  /** Accepts samples, up to its end. */
  add(samples: Int16Array): void;
  /** Emits the last chunk, shorter than the others. */
  flush(): void;
}

/**
 * Creates an empty tape.
 * @param maxDurationMs - Its length.
 * @param onPiece - Receives each chunk, and the length so far.
 * @param onFull - Called once, when it is full and everything was emitted.
 */
export const createTape = (
  maxDurationMs: number,
  onPiece: (piece: Int16Array, elapsedMs: number) => void,
  onFull: () => void,
): Tape => {
  const maxSamples = Math.floor(maxDurationMs * SAMPLES_PER_MS);
  let recorded = 0;
  let emitted = 0;
  const framer = createFramer(PIECE_MS * SAMPLES_PER_MS, (piece) => {
    emitted += piece.length;
    onPiece(piece, Math.round(emitted / SAMPLES_PER_MS));
  });
  return {
    get durationMs() {
      return Math.round(recorded / SAMPLES_PER_MS);
    },
    add(samples) {
      if (recorded >= maxSamples) return;
      const fitting = samples.subarray(0, maxSamples - recorded);
      recorded += fitting.length;
      framer.add(fitting);
      if (recorded < maxSamples) return;
      framer.flush();
      onFull();
    },
    flush: framer.flush,
  };
};
