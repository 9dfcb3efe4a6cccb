import { expect, it } from 'vitest';
import { sharedLicense } from './inline';

const sdk = { name: 'sdk', license: 'Apache-2.0' };

it('returns the license that all packages share', () => {
  expect(sharedLicense([sdk, { ...sdk, name: 'agent' }])).toBe('Apache-2.0');
});

it('throws when the licenses of packages differ', () => {
  const agent = { name: 'agent', license: 'MIT' };
  expect(() => sharedLicense([sdk, agent])).toThrow('sdk Apache-2.0, agent MIT');
});
