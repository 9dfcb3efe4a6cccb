import { expect, test } from 'vitest';
import { findings } from '../../testing/findings';
import { unfinished } from './unfinished';

test('what is left for later is found', () => {
  expect(findings(unfinished, 'TODO: 나중에 씁니다.')).toHaveLength(1);
  expect(findings(unfinished, 'Give the `TODO` list a try.')).toEqual([]);
});
