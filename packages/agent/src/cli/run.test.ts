import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { connectClient, fetchToken, hello } from '../../tests/connectClient.js';
import { runCli } from '../../tests/runCli.js';
import { chooseLanguage, formatLogLine } from './run.js';

const url = /url=(ws:\/\/localhost:(\d+))/u;

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s closes sessions and exits with code 0',
  async (signal) => {
    const cli = runCli(['--port', '0', '--api-key', 'the-key', '--language', 'ko']);
    const [, address = '', port = ''] = await cli.until(url);
    const tokenUrl = `http://localhost:${port}/v1/tokens`;
    const client = await connectClient(address);
    client.send(hello(await fetchToken({ tokenUrl, apiKey: 'the-key' })));
    await client.until('ready');
    cli.signal(signal);
    expect(await client.closed).toBe(1001);
    const { code, output, errors } = await cli.ended;
    expect(code).toBe(0);
    expect(errors).toBe('');
    expect(output).not.toContain('the-key');
    expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d\d:\d\d:\d\d stopped 종료했습니다\.$/u);
  },
);

test('reports a port that is already in use and exits with code 1', async () => {
  const first = runCli(['--port', '0']);
  const port = (await first.until(url))[2] ?? '';
  const { code, errors } = await runCli(['--port', port, '--language', 'en']).ended;
  expect(code).toBe(1);
  expect(errors).toBe(`Port ${port} is already in use. Choose another with --port.\n`);
});

test('--version prints the version of the package', async () => {
  expect(await runCli(['--version']).ended).toMatchObject({
    code: 0,
    output: `${packageFile.version}\n`,
  });
});

test('--help uses the language of the environment', async () => {
  const { code, output } = await runCli(['--help'], { LANG: 'ko_KR.UTF-8' }).ended;
  expect(code).toBe(0);
  expect(output).toContain('사용법');
});

test('names an unknown option and exits with code 2', async () => {
  expect(await runCli(['--prot', '1']).ended).toMatchObject({
    code: 2,
    errors: 'Unknown option: --prot. See --help.\n',
  });
});

test('says which values are allowed and exits with code 2', async () => {
  expect(await runCli(['--port', 'http', '--language', 'en']).ended).toMatchObject({
    code: 2,
    errors: 'Invalid value for --port. Expected an integer from 0 to 65535.\n',
  });
});

test('logs the development key, a host open to the network and active faults', async () => {
  const cli = runCli(['--port', '0', '--host', '0.0.0.0', '--fault', 'slow', '--language', 'en']);
  await cli.until(/development-key .*apiKey=dev-key/u);
  await cli.until(/open-to-network Warning: .*host=0\.0\.0\.0/u);
  await cli.until(/fault-active .*fault=slow/u);
});

test.each([
  [['--language', 'en'], { LANG: 'ko_KR.UTF-8' }, 'en'],
  [['--language=ko'], { LANG: 'en_US.UTF-8' }, 'ko'],
  [['--port', '1', '--language', 'ko'], {}, 'ko'],
  [[], { LANG: 'ko_KR.UTF-8' }, 'ko'],
  [[], { LC_ALL: 'ko_KR.UTF-8', LANG: 'en_US.UTF-8' }, 'ko'],
  [[], { LANG: 'C' }, 'en'],
  [[], {}, 'en'],
  [['--language', 'fr'], { LANG: 'ko_KR' }, 'ko'],
] as const)('arguments %j with environment %j select %s', (words, environment, language) => {
  expect(chooseLanguage(words, environment)).toBe(language);
});

const now = new Date(2026, 10, 20, 9, 5, 1);

test('formats an event as one line: time, name, message and details', () => {
  expect(formatLogLine('session-open', { session: 'a1', language: 'ko' }, 'ko', now)).toBe(
    '09:05:01 session-open 세션을 열었습니다. session=a1 language=ko',
  );
});

test.each([
  ['\u009b2J', '"\\u009b2J"'],
  ['a\u007f', '"a\\u007f"'],
  ['a\u202eb', '"a\\u202eb"'],
  ['a\u2028b', '"a\\u2028b"'],
])('escapes control, bidirectional and line separator characters: %j', (origin, shown) => {
  expect(formatLogLine('origin-refused', { origin }, 'en', now).split('origin=')[1]).toBe(shown);
});

test('quotes a detail so that it cannot break the line or imitate another one', () => {
  expect(formatLogLine('origin-refused', { origin: 'a\nb c=1 "' }, 'en', now)).toBe(
    '09:05:01 origin-refused The origin is not allowed. See --allow-origin. origin="a\\nb c=1 \\""',
  );
});
