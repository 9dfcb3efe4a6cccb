import { expect, it } from 'vitest';
import { sharedLicense } from './inline';

const sdk = { name: 'sdk', license: 'Apache-2.0' };

it('is the one of all packages', () => {
  expect(sharedLicense([sdk, { ...sdk, name: 'agent' }])).toBe('Apache-2.0');
});

it('is none where one of them has another', () => {
  const agent = { name: 'agent', license: 'MIT' };
  expect(() => sharedLicense([sdk, agent])).toThrow('sdk Apache-2.0, agent MIT');
});
