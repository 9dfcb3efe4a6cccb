import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { forgetGarbage } from './forgetGarbage';

function left(theme: string): string | undefined {
  const stored = new Map([['theme', theme]]);
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  };
  runInNewContext(forgetGarbage(''), { localStorage });
  return stored.get('theme');
}

it.each(['light', 'dark', 'system'])('keeps the choice %s', (theme) => {
  expect(left(theme)).toBe(theme);
});

it.each(['"><script>', 'darker', 'Light'])('forgets %j', (theme) => {
  expect(left(theme)).toBeUndefined();
});

it('does nothing where storage is refused', () => {
  expect(() => runInNewContext(forgetGarbage(''), {})).not.toThrow();
});
