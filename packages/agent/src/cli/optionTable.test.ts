import { expect, it } from 'vitest';
import { DEFAULT_HOST, DEFAULT_PORT, DEVELOPMENT_API_KEY } from '../node/NodeAgentOptions.js';
import { optionTable } from './optionTable.js';

it('lists the actual defaults of --port, --host and --api-key', () => {
  const { port, host, 'api-key': key } = optionTable;
  expect([port.value, host.value, key.value]).toEqual([
    String(DEFAULT_PORT),
    DEFAULT_HOST,
    DEVELOPMENT_API_KEY,
  ]);
});
