/** Reads the samples of a 16-bit mono WAV, between -1 and 1, and their rate in hertz. */
export function parseWav(bytes: Uint8Array): { samples: Float32Array; rate: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rate = bytes.byteLength < 44 ? 0 : view.getUint32(24, true);
  for (let offset = 12; offset + 8 <= bytes.byteLength;) {
    const isData = view.getUint32(offset) === 0x64617461;
    const size = view.getUint32(offset + 4, true);
    if (isData) {
      // A WAV written to a pipe states a size it could not know, so what arrived counts.
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
