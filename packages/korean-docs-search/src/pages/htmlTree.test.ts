import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { childrenOf, isElement, type Node, parseHtml } from './htmlTree';

/** A tree as text: elements in brackets, texts in quotes, a comment as a dash. */
function draw(node: Node): string {
  if (DomUtils.isText(node)) return JSON.stringify(node.data);
  const inside = childrenOf(node).map(draw).join(' ');
  return isElement(node) ? `(${[node.name, inside].filter(Boolean).join(' ')})` : inside || '-';
}

test.each([
  ['<p>a<p>b<ul><li>c<li>d</ul>', '(p "a") (p "b") (ul (li "c") (li "d"))'],
  ['<dl><dt>a<dd>b<dt>c</dl><p>d', '(dl (dt "a") (dd "b") (dt "c")) (p "d")'],
  ['<p>a&lt;b &amp; c<br>d<!-- -->e', '(p "a<b & c" (br) "d" - "e")'],
])('closes elements whose end tags are omitted: %s', (html, tree) => {
  expect(draw(parseHtml(html))).toBe(tree);
});

test('closes the parts of a table implicitly, but not at a nested table', () => {
  const inner = '<table><thead><tr><th>x<tbody><tr><td>y</table>';
  const drawn = '(table (thead (tr (th "x"))) (tbody (tr (td "y"))))';
  expect(
    draw(parseHtml(`<table><caption>a<thead><tr><th>b<tbody><tr><td>${inner}c<tr><td>d</table>e`)),
  ).toBe(
    `(table (caption "a") (thead (tr (th "b"))) (tbody (tr (td ${drawn} "c")) (tr (td "d")))) "e"`,
  );
});

test('ignores an end tag without a start tag', () => {
  expect(draw(parseHtml('<div>a</b></tr></div><p>b'))).toBe('(div "a") (p "b")');
});
