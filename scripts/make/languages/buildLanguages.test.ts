import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildLanguages } from './buildLanguages';

const program = `
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [, , , , locale, , output, , config] = process.argv;
console.log('building', locale, config);
const place = join(output, locale === 'ko' ? '' : locale);
rmSync(place, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
writeFileSync(join(place, 'index.html'), locale);
`;

let site: string;

function writeProgram(more = ''): void {
  const folder = join(site, 'node_modules/@docusaurus/core/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'docusaurus.mjs'), program + more);
}

async function build(): Promise<{ isBuilt: boolean; output: string }> {
  const printed: Buffer[] = [];
  const isBuilt = await buildLanguages(site, 'site.cjs', (chunk) => printed.push(chunk));
  return { isBuilt, output: String(Buffer.concat(printed)) };
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(site, 'package.json'), '{}');
});
afterEach(() => rmSync(site, { recursive: true }));

it('each language is at its place, one of an earlier build is gone, and all output is told', async () => {
  writeProgram();
  await build();
  writeFileSync(join(site, 'build/en/old.html'), '');
  const { isBuilt, output } = await build();
  expect(isBuilt).toBe(true);
  expect(output.match(/building ../g)?.sort()).toEqual(['building en', 'building ko']);
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('ko');
  expect(readFileSync(join(site, 'build/en/index.html'), 'utf8')).toBe('en');
  expect(existsSync(join(site, 'build/en/old.html'))).toBe(false);
});

it('the first fault ends the other languages, and is all that is told', async () => {
  writeProgram("if (locale === 'ko') process.exit(1); else setInterval(() => undefined, 1000);");
  const { isBuilt, output } = await build();
  expect(isBuilt).toBe(false);
  expect(output).toBe('building ko site.cjs\n');
});
