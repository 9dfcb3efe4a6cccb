import { expect, test } from 'vitest';
import type { NodeAgentOptions } from './NodeAgentOptions.js';
import { startAgent } from './startAgent.js';

test.each([
  ['{ "port": "8787" }', 'port must be a whole number from 0 to 65535, not "8787".'],
  ['{ "port": -1 }', 'port must be a whole number from 0 to 65535, not -1.'],
  ['{ "host": "" }', 'host must be an address, not "".'],
  ['{ "apiKey": 123456 }', 'apiKey must be a text, not "number".'],
  ['{ "allowedOrigins": "*" }', 'allowedOrigins must be a list of origins, not "*".'],
  ['{ "voice": "loud" }', 'voice must be "auto" or "device", not "loud".'],
  ['{ "prot": 1 }', 'There is no option "prot". There are: reply, greet,'],
  ['{ "log": true }', 'log must be a function, not boolean.'],
  ['{ "faults": ["slwo"] }', 'There is no fault "slwo". There are: token-fetch-failed,'],
  ['{ "settings": { "sesions": 1 } }', 'There is no setting "sesions". There are: sessions,'],
  [
    '{ "settings": { "helloMs": -5 } }',
    'settings.helloMs must be a whole number from 0 to 86400000, not -5.',
  ],
])('rejects %s with a message that explains it', async (options, message) => {
  await expect(startAgent(JSON.parse(options) as NodeAgentOptions)).rejects.toThrow(message);
});

test('names NaN in the error message', async () => {
  await expect(startAgent({ port: NaN })).rejects.toThrow('from 0 to 65535, not NaN.');
});
