import { expect, test } from 'vitest';
import { isOriginAllowed } from './answerHttp.js';

test.each([
  undefined,
  'http://localhost',
  'http://localhost:3000',
  'https://127.0.0.1:8443',
  'http://[::1]:3000',
  'http://docs.localhost:3000',
])('allows origin %s by default', (origin) => {
  expect(isOriginAllowed(origin, [])).toBe(true);
});

test.each([
  '',
  'null',
  'https://example.com',
  'http://localhost.example.com',
  'http://notlocalhost',
  'http://127.0.0.1.example.com',
  'http://192.168.0.2:3000',
  'not an origin',
])('rejects origin “%s” unless the allowed origins include it or *', (origin) => {
  expect(isOriginAllowed(origin, [])).toBe(false);
  expect(isOriginAllowed(origin, ['https://docs.example'])).toBe(false);
  expect(isOriginAllowed(origin, [origin])).toBe(true);
  expect(isOriginAllowed(origin, ['*'])).toBe(true);
});
