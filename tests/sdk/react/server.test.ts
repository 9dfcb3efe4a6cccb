import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useAgent } from 'product-sdk/react';
import { expect, it } from 'vitest';

const Panel = () => {
  const { state, messages } = useAgent({
    url: 'wss://agent.example.com',
    getToken: () => Promise.reject(new Error('nobody connects on the server')),
  });
  return createElement('p', null, `${state} ${messages.length}`);
};

it('useAgent renders on a server, and connects nowhere there', () => {
  expect(renderToString(createElement(Panel))).toBe('<p>idle 0</p>');
});
