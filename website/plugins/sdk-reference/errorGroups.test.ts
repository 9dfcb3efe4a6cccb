import { expect, test } from 'vitest';
import { groupErrors } from './errorGroups';
import { readTables } from './readTables';

const { errors } = readTables();

test('every error is in one group', () => {
  expect(Object.values(groupErrors(errors)).flat()).toHaveLength(errors.length);
});

test('an error that begins like none says where to put it', () => {
  const [first] = errors;
  if (!first) throw new Error('The SDK has no errors.');
  const strange = { ...first, code: 'zyx-strange' as typeof first.code };
  expect(() => groupErrors([strange])).toThrow('errorGroups.ts');
});
