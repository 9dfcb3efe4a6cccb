import { describe, expect, it } from 'vitest';
import { countFirst } from './countFirst';

describe('the blocks that fill a window', () => {
  const paragraphs = Array<number>(40).fill(0);

  it('are as many more as it is higher', () => {
    expect(countFirst(paragraphs, 600)).toBe(8);
    expect(countFirst(paragraphs, 1200)).toBe(20);
  });

  it('are fewer where one is a long sample', () => {
    expect(countFirst([0, 14, ...paragraphs], 700)).toBe(2);
  });

  it('are all where they do not fill it', () => {
    expect(countFirst([0, 0, 0], 1200)).toBe(3);
  });
});
