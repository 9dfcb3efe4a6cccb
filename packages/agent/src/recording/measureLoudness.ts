/** How loud a sound is, in decibels below full scale: 0 at the loudest, -100 for silence. */
export interface Loudness {
  averageDb: number;
  peakDb: number;
}

/** Measures PCM16 samples. */
export function measureLoudness(samples: Int16Array): Loudness {
  let peak = 0;
  let energy = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
  }
  return {
    averageDb: toDecibels(Math.sqrt(energy / Math.max(1, samples.length))),
    peakDb: toDecibels(peak),
  };
}

function toDecibels(amplitude: number): number {
  return Math.max(-100, 20 * Math.log10(amplitude / 0x8000));
}
