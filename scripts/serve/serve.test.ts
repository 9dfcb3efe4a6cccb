import { expect, it } from 'vitest';
import { Stop } from '../messages';
import { refuseWords } from './serve';

it('refuses an option it would not heed, and says how a port is chosen', () => {
  expect(() => refuseWords(['--port', '3100'])).toThrow(Stop);
  expect(() => refuseWords(['--port', '3100'])).toThrow(/--port.*PORT=3100/);
});

it('lets a command pass that nothing stands behind', () => {
  expect(() => refuseWords([])).not.toThrow();
});
