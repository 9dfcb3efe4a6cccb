import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holdMetadata } from './holdMetadata';

const site = mkdtempSync(join(tmpdir(), 'page-modules-'));
afterAll(() => rmSync(site, { recursive: true }));

it('a page holds what is known of it, and is made from that file too', () => {
  const known = { title: `It's "$&"`, next: { title: '다음' } };
  writeFileSync(join(site, 'page.json'), JSON.stringify(known, undefined, 2));
  const files: string[] = [];
  const source = `export const a = 1;\nexport {default as metadata} from '@site/page.json'\nlet b;`;
  const held = holdMetadata(source, site, (file) => files.push(file));
  expect(files).toEqual([join(site, 'page.json')]);
  const [, value = ''] = /^export const metadata = (.*);$/m.exec(held) ?? [];
  expect((new Function(`return ${value}`) as () => unknown)()).toEqual(known);
  expect(held.replace(/^export const metadata.*$/m, '-')).toBe('export const a = 1;\n-\nlet b;');
});

it('a page of which nothing is known stays as it is', () => {
  const source = "export {default as metadata} from './own.mjs'";
  expect(holdMetadata(source, site, () => expect.unreachable())).toBe(source);
});
