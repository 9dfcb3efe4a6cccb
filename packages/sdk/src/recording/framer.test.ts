import { expect, it } from 'vitest';
import { createFramer } from './tape.js';

it('cuts samples into pieces of equal length and flushes the rest', () => {
  const pieces: number[][] = [];
  const framer = createFramer(3, (piece) => pieces.push([...piece]));
  framer.add(Int16Array.from([1]));
  framer.add(Int16Array.from([2, 3, 4, 5, 6, 7]));
  expect(pieces).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  framer.flush();
  framer.flush();
  expect(pieces.slice(2)).toEqual([[7]]);
});
