import { expect, test } from 'vitest';
import { findLiteralBold } from './findLiteralBold';

test('asterisks among the words are found', () => {
  expect(findLiteralBold('<p>**에이전트(agent)**를 만듭니다.</p>')).toContain('**에이전트');
});

test('asterisks in code and scripts are meant', () => {
  expect(findLiteralBold('<pre>2 ** 3</pre><script>a ** b</script><p>그렇다</p>')).toBeUndefined();
});
