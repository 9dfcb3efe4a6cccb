import { expect, test } from 'vitest';
import { groupErrors } from '../../packages/api-facts/src/facts/tables';
import { readTables } from '../../packages/api-facts/src/reference';
import { apiFacts } from '../../website/config/apiFacts';

const { options } = apiFacts.read();
const { errors } = readTables(options);

test('every error belongs to one group', () => {
  expect(Object.values(groupErrors(errors, options)).flat()).toHaveLength(errors.length);
});

test('an error with an unknown prefix throws and names errorGroups', () => {
  const [first] = errors;
  if (!first) throw new Error('The SDK has no errors.');
  const strange = { ...first, code: 'zyx-strange' };
  expect(() => groupErrors([strange], options)).toThrow('errorGroups');
});
