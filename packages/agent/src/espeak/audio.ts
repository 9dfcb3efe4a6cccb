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

/** One windowed-sinc filter for each phase between two input samples. */
function designFilters(phases: number, cutoff: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const filter = Float32Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - (TAPS / 2 - 1) - phase / phases;
      const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / TAPS);
      return cutoff * normalizedSinc(cutoff * distance) * window;
    });
    // Normalized per phase, or a constant signal would ripple.
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

/** Rounds samples between -1 and 1 to 16-bit integers. */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff),
  );
}

/** Reads the samples of a 16-bit mono WAV, between -1 and 1, and their rate in hertz. */
export function parseWav(bytes: Uint8Array): { samples: Float32Array; rate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rate = bytes.byteLength < 44 ? 0 : view.getUint32(24, true);
  for (let offset = 12; offset + 8 <= bytes.byteLength;) {
    const isData = view.getUint32(offset) === 0x64617461;
    const size = view.getUint32(offset + 4, true);
    if (isData) {
      // A WAV written to a pipe cannot state its size, so the actual length counts.
      const length = Math.floor(Math.min(size, bytes.byteLength - offset - 8) / 2);
      const samples = Float32Array.from(
        { length },
        (_, index) => view.getInt16(offset + 8 + index * 2, true) / 0x8000,
      );
      return { samples, rate };
    }
    offset += 8 + size;
  }
  return { samples: new Float32Array(0), rate };
}
