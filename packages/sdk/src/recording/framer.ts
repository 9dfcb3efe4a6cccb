/** Cuts a stream of samples into pieces of one length. */
export interface Framer {
  add(samples: Int16Array): void;
  /** Gives out what is left, shorter than a piece. */
  flush(): void;
}

/**
 * Makes a framer.
 * @param length - The samples in a piece.
 * @param onPiece - Receives each piece, its own copy; never an empty one.
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
