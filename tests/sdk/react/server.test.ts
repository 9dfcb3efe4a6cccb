import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useAgent } from 'product-sdk/react';
import type { AgentOptions } from 'product-sdk';
import { expect, it } from 'vitest';

const Panel = () => {
  const { state, messages } = useAgent({
    url: 'wss://agent.example.com',
    getToken: () => Promise.reject(new Error('nobody connects on the server')),
  });
  return createElement('p', null, `${state} ${messages.length}`);
};

it('useAgent renders on a server in the idle state', () => {
  expect(renderToString(createElement(Panel))).toBe('<p>idle 0</p>');
});

const right = { url: 'wss://agent.example.com', getToken: () => 'token' };

it.each([
  ['no options', undefined, 'options must be an object'],
  ['no getToken', { url: right.url }, 'getToken must be a function'],
  ['null as tools', { ...right, tools: null }, 'tools must be an object'],
  ['an array as tools', { ...right, tools: [] }, 'tools must be an object'],
])('useAgent throws for %s', (_, given, rule) => {
  const Wrong = () => useAgent(given as unknown as AgentOptions).state;
  expect(() => renderToString(createElement(Wrong))).toThrow(`invalid-options: ${rule}`);
});
