const TAPS = 16;

/** Resamples mono audio (samples from -1 to 1) from one rate to another, both in hertz. */
export function resample(samples: Float32Array, fromHz: number, toHz: number): Float32Array {
  const divisor = greatestCommonDivisor(fromHz, toHz);
  const up = toHz / divisor;
  const down = fromHz / divisor;
  const filters = designFilters(up, Math.min(1, toHz / fromHz));
  const output = new Float32Array(Math.floor((samples.length * up) / down));
  for (let index = 0; index < output.length; index += 1) {
    const position = index * down;
    const filter = filters[position % up] as Float32Array;
    const first = Math.floor(position / up) - TAPS / 2 + 1;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap += 1) {
      sum += (samples[first + tap] ?? 0) * (filter[tap] as number);
    }
    output[index] = sum;
  }
  return output;
}

/** One windowed-sinc filter for each place an output sample can fall between two input samples. */
function designFilters(phases: number, cutoff: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const filter = Float32Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - (TAPS / 2 - 1) - phase / phases;
      const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / TAPS);
      return cutoff * normalizedSinc(cutoff * distance) * window;
    });
    // Each phase must add up to one, or a steady tone would flutter from sample to sample.
    const gain = filter.reduce((sum, weight) => sum + weight, 0);
    return filter.map((weight) => weight / gain);
  });
}

function normalizedSinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
