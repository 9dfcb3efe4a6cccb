import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { connectClient, fetchToken, hello } from '../../tests/connectClient.js';
import { runCli } from '../../tests/runCli.js';

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
    errors: 'Wrong value for --port, which takes an integer from 0 to 65535.\n',
  });
});

test('logs the development key, a host open to the network and active faults', async () => {
  const cli = runCli(['--port', '0', '--host', '0.0.0.0', '--fault', 'slow', '--language', 'en']);
  await cli.until(/development-key .*apiKey=dev-key/u);
  await cli.until(/open-to-network Warning: .*host=0\.0\.0\.0/u);
  await cli.until(/fault-active .*fault=slow/u);
});
