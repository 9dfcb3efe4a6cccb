import { expect, test } from 'vitest';
import { findings } from '../../testing/findings';
import { spaces } from './spaces';

test('two spaces and a space before a full stop are found', () => {
  expect(findings(spaces, 'One  two.')).toHaveLength(1);
  expect(findings(spaces, '`connect` .')).toHaveLength(1);
  expect(findings(spaces, 'One two.')).toEqual([]);
});
