import { expect, it } from 'vitest';
import { UserError } from '../messages';
import { refuseWords } from './serve';

it('rejects the --port option and suggests the PORT variable instead', () => {
  expect(() => refuseWords(['--port', '3100'])).toThrow(UserError);
  expect(() => refuseWords(['--port', '3100'])).toThrow(/--port.*PORT=3100/);
});

it('accepts a command without arguments', () => {
  expect(() => refuseWords([])).not.toThrow();
});
