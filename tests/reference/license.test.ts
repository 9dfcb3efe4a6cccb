import { expect, it } from 'vitest';
import { inlineFacts } from '../../packages/api-facts/src/facts/inline';
import { apiFacts } from '../../website/config/apiFacts';

it('the license is shown as its SPDX identifier, in an element that does not wrap', () => {
  const [element] = inlineFacts.License.expand({}, apiFacts.contextFor('en')) ?? [];
  expect(element).toMatchObject({
    attributes: [{ name: 'className', value: 'whole' }],
    children: [{ value: 'Apache-2.0' }],
  });
});
