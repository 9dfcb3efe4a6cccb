import { expect, test } from 'vitest';
import { findings } from '../../testing/findings';
import { units } from './units';

test.each(['파일은 5MB입니다.', 'It takes 200ms.', '16kHz로 보냅니다.'])(
  'in "%s" the unit is joined to its number',
  (text) => {
    expect(findings(units, text)).toHaveLength(1);
  },
);

test.each(['파일은 5 MB입니다.', 'PCM16 is fine', 'the 2D context'])('in "%s" none is', (text) => {
  expect(findings(units, text)).toEqual([]);
});
