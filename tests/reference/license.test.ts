import { expect, it } from 'vitest';
import { license } from '../../packages/api-facts/src/facts/inline';
import { apiFacts } from '../../website/config/apiFacts';

it('the license is named as a package.json is, so that it can be copied, and on one line', () => {
  const [element] = license.expand?.({}, apiFacts.contextFor('en')) ?? [];
  expect(element).toMatchObject({
    attributes: [{ name: 'className', value: 'whole' }],
    children: [{ value: 'Apache-2.0' }],
  });
});
