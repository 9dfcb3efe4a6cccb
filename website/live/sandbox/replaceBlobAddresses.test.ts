import { expect, it } from 'vitest';
import { replaceBlobAddresses } from './modules';

const addresses = new Map([['product-sdk', 'blob:null/1']]);

it.each([
  ['no text as its message', Object.assign(new TypeError(), { message: 7 })],
  ['no way to be changed', Object.freeze(new TypeError('blob:null/1 is gone'))],
  ['no message at all', Object.setPrototypeOf({}, TypeError.prototype)],
])('leaves an error as it is that has %s', (_, error: TypeError) => {
  const { message } = error;
  replaceBlobAddresses(error, addresses);
  expect(error.message).toBe(message);
});

it('changes no error that says no address', () => {
  const error = new TypeError('gone');
  Object.defineProperty(error, 'message', {
    get: () => 'gone',
    set: () => expect.unreachable(),
  });
  replaceBlobAddresses(error, addresses);
});

it('says the name in the place of the address', () => {
  const error = new TypeError('blob:null/1 is gone');
  replaceBlobAddresses(error, addresses);
  expect(error.message).toBe('product-sdk is gone');
});
