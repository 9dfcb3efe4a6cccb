import { expect, test } from 'vitest';
import { findings } from './findings';
import { particleSpacing } from '../../packages/docs-parity/src/prose/korean';

test.each(['`connect` 를 부릅니다.', 'SDK 의 버전입니다.', '`url` 과 토큰입니다.'])(
  'reports the space before a particle in "%s"',
  (text) => {
    expect(findings(particleSpacing, text)).toHaveLength(1);
  },
);

test.each(['`connect`를 부릅니다.', 'SDK 이름입니다.', '`url` 가운데 하나입니다.'])(
  'accepts "%s"',
  (text) => {
    expect(findings(particleSpacing, text)).toEqual([]);
  },
);
