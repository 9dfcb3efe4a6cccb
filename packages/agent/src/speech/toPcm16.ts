/** Rounds samples between -1 and 1 to 16-bit integers. */
export function toPcm16(samples: Float32Array): Int16Array<ArrayBuffer> {
  return Int16Array.from(samples, (sample) =>
    Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff),
  );
}
