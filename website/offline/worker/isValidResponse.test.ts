import { expect, it } from 'vitest';
import { isValidResponse } from './isValidResponse';

const answer = (type: string, status = 200) =>
  new Response('', { status, headers: { 'Content-Type': type } });

it.each([
  ['https://a.example/docs/', answer('text/html; charset=utf-8')],
  ['https://a.example/assets/js/1.js', answer('text/javascript; charset=utf-8')],
  ['https://a.example/img/logo.svg', answer('image/svg+xml')],
])('accepts a response for %s with the expected content type', (address, response) => {
  expect(isValidResponse(address, response)).toBe(true);
});

it.each([
  ['https://a.example/assets/js/1.js', answer('text/html')],
  ['https://a.example/docs/', answer('text/html', 404)],
  ['https://a.example/search/index.json', answer('')],
])(
  'rejects a response for %s with another content type or an error status',
  (address, response) => {
    expect(isValidResponse(address, response)).toBe(false);
  },
);
