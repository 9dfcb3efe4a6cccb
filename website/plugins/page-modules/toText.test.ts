import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { toText } from './toText';

const folder = mkdtempSync(join(tmpdir(), 'page-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Page {
  default: (props?: { fails?: boolean }) => string;
}

async function load(name: string, source: string): Promise<Page> {
  const file = join(folder, name);
  writeFileSync(file, source);
  return (await import(pathToFileURL(file).href)) as Page;
}

const page = `import 'node:fs';
import {jsx as _jsx, one, one as page} from './runtime.mjs';
import Card, * as cards from "./runtime.mjs";
export const metadata = JSON.parse("{\\"title\\":\\"'\\"}");
export const toc = [{
  "value": "export const no = 1;\\nimport x from 'x'"
}];
function _createMdxContent(props) {
  if (props.fails) throw new Error('failed');
  return _jsx(Card) + one + cards.one + page + this;
}
export default function MDXContent(props = {}) {
  return _createMdxContent.call(undefined, props);
}
`;

it('a page exports as a text what it exports, and does the same', async () => {
  writeFileSync(
    join(folder, 'runtime.mjs'),
    "export const one = 1; export const jsx = (Card) => `<${Card}>`; export default 'Card';",
  );
  const before = await load('before.mjs', page);
  const text = toText(page, 'docs/page.mdx');
  const after = await load('after.mjs', text);
  expect(text).not.toMatch(/^(function|export default function)/m);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect({ ...after, default: after.default() }).toEqual({
    ...before,
    default: '<Card>111undefined',
  });
  const fail = (): string => after.default({ fails: true });
  expect(fail).toThrow('failed');
  expect(fail).toThrow(
    expect.objectContaining({ stack: expect.stringContaining('docs/page.mdx:') }),
  );
});

it.each([
  'const a = require("./a.png").default;',
  "const a = () => import('./a');",
  'const a = import.meta.url;',
  "export {default as a} from './a';",
  'const a = 1;\nexport {a};',
  'const a = 1;\nexport default a;',
])('a page that is written otherwise stays as it is: %s', (line) => {
  const source = `${page.replace(/export default /, '')}\n${line}\n`;
  expect(toText(source, 'docs/page.mdx')).toBe(source);
});
