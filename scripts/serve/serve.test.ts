import { expect, it } from 'vitest';
import { UserError } from '../messages';
import { refuseWords } from './serve';

it('refuses an option it would not heed, and says how a port is chosen', () => {
  expect(() => refuseWords(['--port', '3100'])).toThrow(UserError);
  expect(() => refuseWords(['--port', '3100'])).toThrow(/--port.*PORT=3100/);
});

it('lets a command pass that nothing stands behind', () => {
  expect(() => refuseWords([])).not.toThrow();
});
