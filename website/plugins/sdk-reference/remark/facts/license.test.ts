import { expect, it } from 'vitest';
import { createContext } from '../createContext';
import { license } from './inline';

it('the license is named as a package.json is, so that it can be copied, and on one line', () => {
  const [element] = license.expand?.({}, createContext('en')) ?? [];
  expect(element).toMatchObject({
    attributes: [{ name: 'className', value: 'whole' }],
    children: [{ value: 'Apache-2.0' }],
  });
});
