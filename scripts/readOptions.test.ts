import { afterEach, expect, it, vi } from 'vitest';
import { readOptions } from './readOptions';

const usage = 'npm run it -- [--seed N]';
const config = { options: { seed: { type: 'string', default: '1' } } } as const;
const read = (...given: string[]) => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'it', ...given]);
  return readOptions(usage, { ...config, args: given });
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('returns the value of a known option', () => {
  expect(read('--seed', '2').values.seed).toBe('2');
});

it.each([
  ['--sed', 2, 'error'],
  ['--help', 0, 'log'],
] as const)('prints the usage for %s and exits with code %i', (word, code, stream) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const print = vi.spyOn(console, stream).mockReturnValue();
  expect(() => read(word)).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(code);
  expect(print).toHaveBeenCalledWith(expect.stringContaining(usage));
});
