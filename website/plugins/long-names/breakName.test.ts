import { expect, it } from 'vitest';
import { breakName } from './remarkLongNames';

it.each([
  'Web|View.|set|Web|Contents|Debugging|Enabled|(true)',
  'NSMicrophone|Usage|Description',
  'ERR_|BLOCKED_|BY_|LOCAL_|NETWORK_|ACCESS_|CHECKS',
  'http://|localhost:8787/|v1/|tokens',
  'Access-Control-Allow-Credentials: true',
])('a line may end within %s', (parts) => {
  expect(breakName(parts.replaceAll('|', ''))).toEqual(parts.split('|'));
});

it.each([
  'AgentError.isInstance',
  'http://localhost:8080',
  '{ code: "a", message: "b", cause: c }',
])('it may not within %s, which every line holds', (name) => {
  expect(breakName(name)).toEqual([name]);
});
