import { expect, it } from 'vitest';
import { UserError } from '../messages';
import { rejectArguments } from './serve';

it('rejects the --port option and suggests the PORT variable instead', () => {
  expect(() => rejectArguments(['--port', '3100'])).toThrow(UserError);
  expect(() => rejectArguments(['--port', '3100'])).toThrow(/--port.*PORT=3100/);
});

it('accepts a command without arguments', () => {
  expect(() => rejectArguments([])).not.toThrow();
});
