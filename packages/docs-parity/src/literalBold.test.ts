import { expect, test } from 'vitest';
import { assertBold, findLiteralBold } from './literalBold';

const path = '/docs/api/index.html';

test('a page that shows asterisks is told of by its path and what stands there', () => {
  expect(() => assertBold({ path, html: '<p>**에이전트(agent)**를 만듭니다.</p>' })).toThrow(
    'docs/api/index.html shows two asterisks to its readers: " **에이전트',
  );
});

test('asterisks in code are meant', () => {
  const html = '<pre>2 ** 3</pre><script>a ** b</script><p>그렇다</p>';
  expect(() => assertBold({ path, html })).not.toThrow();
});

test('asterisks among the words are found', () => {
  expect(findLiteralBold('<p>**에이전트(agent)**를 만듭니다.</p>')).toContain('**에이전트');
});

test('asterisks in code and scripts are meant', () => {
  expect(findLiteralBold('<pre>2 ** 3</pre><script>a ** b</script><p>그렇다</p>')).toBeUndefined();
});
