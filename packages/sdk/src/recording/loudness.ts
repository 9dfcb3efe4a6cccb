/** Tells how loud samples are: their root mean square, from 0 to 1. */
export const loudness = (samples: Int16Array): number => {
  const sum = samples.reduce((total, sample) => total + (sample / 32_768) ** 2, 0);
  return Math.sqrt(sum / samples.length);
};
