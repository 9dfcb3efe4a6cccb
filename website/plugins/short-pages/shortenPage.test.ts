import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { shortenPage } from './shortenPage';

interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Node[];
}

const copyOf = ({ type, name, data, attribs, children }: Node): Node => ({
  ...{ type, name, data, attribs },
  children: children?.map(copyOf),
});
const read = (html: string): Node => copyOf(parseDocument(html) as unknown as Node);

it.each([
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  ['<p>a</p><table></table>', '<p>a<table></table>'],
  [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    '<table><thead><tr><th>a<th>b</thead><tbody><tr><td>c<td>d</table>',
  ],
  ['<svg><path d="M0"></path><g></g></svg>', '<svg><path d="M0"/><g></g></svg>'],
  ['a<br/><img alt="" src="a/"/><wbr/>', 'a<br><img alt src="a/"><wbr>'],
  [
    '<a class="" title="it&#x27;s &gt;">&quot;a&#x27;&lt;</a>',
    `<a class title="it's >">&quot;a'&lt;</a>`,
  ],
])('of %s nothing else is read once it is short', (html, short) => {
  expect(shortenPage(html)).toBe(short);
  expect(read(short)).toEqual(read(html));
});

it.each([
  // What comes between would be of the element.
  '<ul><li>a</li>\n<li>b</li>\n</ul>',
  '<p>a</p>text',
  '<p>a</p><span>b</span>',
  // A paragraph in a link does not end with it.
  '<a><p>a</p></a>',
  // A slash after a value without quotes is of that value.
  '<img src=a/>',
  '<svg><path d=M0></path></svg>',
  '<code>class=""</code>',
  // Names that begin as another does.
  '<p>a</p><p-x></p-x>',
  '<ul><li>a</li><li-x></li-x></ul>',
  '<dl><dt>a</dt><dd-x></dd-x><dd>a</dd><dt-x></dt-x></dl>',
  '<table><tbody><tr><td>a</td><td-x></td-x></tr><tr-x></tr-x></tbody>\n</table>',
  // Text that is no markup.
  `<script>a = "&gt;&#x27;<a class=""><p>a</p><p>"</script>`,
  '<style>a::after { content: "&gt;</script><br/><li>a</li><li>" }</style>',
  '<script type="a/json">["<li>a</li><li>",\n"&gt;"]</script>',
])('%s stays as it is', (html) => {
  expect(shortenPage(html)).toBe(html);
});
