import { expect, test } from 'vitest';
import { assertBold, findLiteralBold } from './literalBold';

const path = '/docs/api/index.html';

test('assertBold reports literal asterisks with the page and the text', () => {
  expect(() => assertBold({ path, html: '<p>**에이전트(agent)**를 만듭니다.</p>' })).toThrow(
    'docs/api/index.html shows two asterisks to its readers: " **에이전트',
  );
});

test('assertBold ignores asterisks in code and scripts', () => {
  const html = '<pre>2 ** 3</pre><script>a ** b</script><p>그렇다</p>';
  expect(() => assertBold({ path, html })).not.toThrow();
});

test('findLiteralBold finds asterisks in prose', () => {
  expect(findLiteralBold('<p>**에이전트(agent)**를 만듭니다.</p>')).toContain('**에이전트');
});

test('findLiteralBold ignores asterisks in code and scripts', () => {
  expect(findLiteralBold('<pre>2 ** 3</pre><script>a ** b</script><p>그렇다</p>')).toBeUndefined();
});
