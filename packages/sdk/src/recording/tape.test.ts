import { describe, expect, it, vi } from 'vitest';
import { createTape } from './tape.js';

describe('a tape', () => {
  it('emits a piece every 50 milliseconds, and the rest on flush', () => {
    const pieces: number[] = [];
    const tape = createTape(
      1_000,
      ({ length }, elapsedMs) => pieces.push(length, elapsedMs),
      () => undefined,
    );
    tape.add(new Int16Array(2_000));
    expect(pieces).toEqual([800, 50, 800, 100]);
    tape.flush();
    expect(pieces.slice(4)).toEqual([400, 125]);
    expect(tape.durationMs).toBe(125);
  });

  it('accepts no samples beyond its end and reports once that it is full', () => {
    const onFull = vi.fn();
    let given = 0;
    const tape = createTape(60, ({ length }) => (given += length), onFull);
    tape.add(new Int16Array(900));
    expect(onFull).not.toHaveBeenCalled();
    tape.add(new Int16Array(900));
    tape.add(new Int16Array(900));
    expect(onFull).toHaveBeenCalledTimes(1);
    expect(given).toBe(960);
    expect(tape.durationMs).toBe(60);
  });

  it('reports that it is full when its end lies within a sample', () => {
    const onFull = vi.fn();
    const tape = createTape(300.01, () => undefined, onFull);
    tape.add(new Int16Array(10_000));
    expect(onFull).toHaveBeenCalledTimes(1);
  });
});
