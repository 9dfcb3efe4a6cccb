import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { FRAME_HEADER_BYTES, limits, readFrame, writeFrame } from './index.js';

describe('a binary frame', () => {
  it('round-trips its stream and samples', () => {
    const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
    const frame = writeFrame('speech', 0xffff_fffe, samples);
    expect(frame.byteLength).toBe(FRAME_HEADER_BYTES + 10);
    expect(readFrame('speech', frame)).toEqual({ stream: 0xffff_fffe, samples });
  });

  it('can be read at an odd offset of a larger buffer', () => {
    const frame = new Uint8Array(writeFrame('microphone', 7, Int16Array.from([258])));
    const larger = new Uint8Array(frame.length + 1);
    larger.set(frame, 1);
    expect(readFrame('microphone', larger.subarray(1))?.samples[0]).toBe(258);
  });

  it('can be read from a buffer of another realm', () => {
    const { buffer } = runInNewContext('Uint8Array.from([1, 0, 0, 0, 7, 0, 0, 0, 2, 1])') as {
      buffer: ArrayBuffer;
    };
    expect(buffer).not.toBeInstanceOf(ArrayBuffer);
    expect(readFrame('microphone', buffer)?.samples[0]).toBe(258);
  });

  it('is rejected when it is incomplete, altered, of the other kind or too large', () => {
    const frame = writeFrame('speech', 1, Int16Array.from([1, 2]));
    const altered = frame.slice(0);
    new Uint8Array(altered)[2] = 1;
    expect(readFrame('microphone', frame)).toBeUndefined();
    expect(readFrame('speech', altered)).toBeUndefined();
    expect(readFrame('speech', frame.slice(0, 11))).toBeUndefined();
    expect(readFrame('speech', frame.slice(0, FRAME_HEADER_BYTES))).toBeUndefined();
    expect(readFrame('speech', new ArrayBuffer(0))).toBeUndefined();
    expect(readFrame('speech', writeFrame('speech', 0, new Int16Array(1)))).toBeUndefined();
    const large = writeFrame('speech', 1, new Int16Array(limits.frameBytes / 2));
    expect(readFrame('speech', large)).toBeUndefined();
  });
});
