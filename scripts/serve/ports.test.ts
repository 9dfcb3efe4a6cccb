import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePort } from './ports';

const variable = 'TEST_PORT';

describe.each(['127.0.0.1', '::'])('choosePort beside a program on %s', (host) => {
  let other: Server;
  let taken: number;

  beforeEach(async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    taken = (other.address() as AddressInfo).port;
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await new Promise((resolve) => other.close(resolve));
  });

  it('names the chosen port that is taken, and where it was chosen', async () => {
    vi.stubEnv(variable, String(taken));
    await expect(choosePort(variable, 3000)).rejects.toThrow(`${taken} (${variable})`);
  });

  it('moves on from a default port that is taken, and says so', async () => {
    vi.stubEnv(variable, '');
    const port = await choosePort(variable, taken);
    expect(port).toBeGreaterThan(taken);
    const said = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(said).toContain(String(taken));
    expect(said).toContain(String(port));
  });

  it.each(['abc', '-1', '65536', '3000.5', '0x50', ' '])(
    'refuses "%s" as a port',
    async (value) => {
      vi.stubEnv(variable, value);
      await expect(choosePort(variable, 3000)).rejects.toThrow(`${variable}=${value}`);
    },
  );

  it('takes a chosen port that is free', async () => {
    vi.stubEnv(variable, '0');
    expect(await choosePort(variable, 3000)).toBe(0);
  });
});
