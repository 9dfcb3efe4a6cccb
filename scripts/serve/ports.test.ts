import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePort } from './ports';

const variable = 'TEST_PORT';

describe.each(['127.0.0.1', '::'])('choosePort while a port is in use on %s', (host) => {
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

  it('rejects a configured port that is in use, and names the port and its variable', async () => {
    vi.stubEnv(variable, String(taken));
    await expect(choosePort(variable, 3000)).rejects.toThrow(`${taken} (${variable})`);
  });

  it('moves on from a default port that is in use, and logs both ports', async () => {
    vi.stubEnv(variable, '');
    const port = await choosePort(variable, taken);
    expect(port).toBeGreaterThan(taken);
    const logged = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(logged).toContain(String(taken));
    expect(logged).toContain(String(port));
  });

  it.each(['abc', '-1', '65536', '3000.5', '0x50', ' '])(
    'rejects "%s" as a port',
    async (value) => {
      vi.stubEnv(variable, value);
      await expect(choosePort(variable, 3000)).rejects.toThrow(`${variable}=${value}`);
    },
  );

  it('returns a configured port that is free', async () => {
    vi.stubEnv(variable, '0');
    expect(await choosePort(variable, 3000)).toBe(0);
  });
});
