import { expect, it } from 'vitest';
import { replaceBlobAddresses } from './modules';

const addresses = new Map([['product-sdk', 'blob:null/1']]);

it.each([
  ['a message that is not a string', Object.assign(new TypeError(), { message: 7 })],
  ['a frozen message', Object.freeze(new TypeError('blob:null/1 is gone'))],
  ['no message', Object.setPrototypeOf({}, TypeError.prototype)],
])('leaves an error unchanged that has %s', (_, error: TypeError) => {
  const { message } = error;
  replaceBlobAddresses(error, addresses);
  expect(error.message).toBe(message);
});

it('does not write a message without an address', () => {
  const error = new TypeError('gone');
  Object.defineProperty(error, 'message', {
    get: () => 'gone',
    set: () => expect.unreachable(),
  });
  replaceBlobAddresses(error, addresses);
});

it('replaces an address with the module name', () => {
  const error = new TypeError('blob:null/1 is gone');
  replaceBlobAddresses(error, addresses);
  expect(error.message).toBe('product-sdk is gone');
});
