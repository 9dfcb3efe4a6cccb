import { expect, test } from 'vitest';
import { parseArguments } from './parseArguments.js';

test('starts the agent with default options when there are no arguments', () => {
  expect(parseArguments([])).toEqual({ kind: 'start', options: { voice: 'auto', faults: [] } });
});

test('parses the server, voice and fault options, including repeated ones', () => {
  const words =
    '--port 0 --host ::1 --api-key k --allow-origin https://a --allow-origin https://b --voice device --fault slow,frozen --fault agent-failed';
  expect(parseArguments(words.split(' '))).toEqual({
    kind: 'start',
    options: {
      port: 0,
      host: '::1',
      apiKey: 'k',
      allowedOrigins: ['https://a', 'https://b'],
      voice: 'device',
      faults: ['slow', 'frozen', 'agent-failed'],
    },
  });
});

test.each([
  [['--port', '65536'], 'wrong-value: --port'],
  [['--port', '-1'], 'wrong-value: --port'],
  [['--port', ''], 'wrong-value: --port'],
  [['--port'], 'wrong-value: --port'],
  [['--api-key', ''], 'wrong-value: --api-key'],
  [['--host', ''], 'wrong-value: --host'],
  [['--voice', 'loud'], 'wrong-value: --voice'],
  [['--reply-url', 'http://a/v1'], 'wrong-value: --reply-model'],
  [['--reply-model', 'm'], 'wrong-value: --reply-url'],
  [['--reply-url', 'a', '--reply-model', 'm'], 'wrong-value: --reply-url'],
  [['--language', 'fr'], 'wrong-value: --language'],
  [['--help=yes'], 'wrong-value: --help'],
  [['--fault', 'slow,,frozen'], 'unknown-fault: '],
  [['--fault', 'toString'], 'unknown-fault: toString'],
  [['--verbose'], 'unknown-option: --verbose'],
  [['-x'], 'unknown-option: -x'],
  [['start'], 'unknown-option: start'],
])('rejects %j with “%s”', (words, message) => {
  expect(() => parseArguments(words)).toThrow(new RegExp(`^${message}$`, 'u'));
});

test('creates the reply and greet hooks when a reply model is given', () => {
  const command = parseArguments(['--reply-url', 'http://a/v1', '--reply-model', 'm']);
  expect(command).toMatchObject({
    options: { reply: expect.any(Function), greet: expect.any(Function) },
  });
});
