/** Turns samples of one rate into samples of another, piece by piece. */
export type Resample = (input: Float32Array) => Int16Array;

/**
 * Makes a resampler to PCM16. Each sample it gives is the mean of the input over the time it
 * covers, which also keeps out what the lower rate cannot hold. Nothing is lost between pieces.
 * @param inputRateHz - The rate of the input.
 * @param outputRateHz - The rate of the output.
 */
export const createResampler = (inputRateHz: number, outputRateHz: number): Resample => {
  const step = inputRateHz / outputRateHz;
  /** How much of the output sample being formed is still to come, in input samples. */
  let missing = step;
  let sum = 0;
  return (input) => {
    const output: number[] = [];
    for (const sample of input) {
      let share = 1;
      while (share >= missing) {
        const mean = (sum + sample * missing) / step;
        output.push(Math.round(Math.max(-1, Math.min(1, mean)) * 32_767));
        share -= missing;
        missing = step;
        sum = 0;
      }
      sum += sample * share;
      missing -= share;
    }
    return Int16Array.from(output);
  };
};
