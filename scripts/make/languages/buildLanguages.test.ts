import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildLanguages } from './buildLanguages';

const program = `
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [, , , , locale, , output, , config] = process.argv;
console.log('building', locale, config);
const place = join(output, locale === 'ko' ? '' : locale);
rmSync(place, { recursive: true, force: true });
mkdirSync(join(place, '..'), { recursive: true });
if (existsSync(process.env.LAST_OUTPUT)) renameSync(process.env.LAST_OUTPUT, place);
mkdirSync(place, { recursive: true });
if (existsSync(join(place, 'assets/css'))) process.exit(2);
for (const page of ['index.html', 'page.html']) writeFileSync(join(place, page), locale);
`;

const failsLate = "if (locale === 'ko') process.exit(1); else setInterval(() => undefined, 1000);";

let site: string;

function writeProgram(more = ''): void {
  const folder = join(site, 'node_modules/@docusaurus/core/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'docusaurus.mjs'), program + more);
}

async function build(copiesFollow = true): Promise<{ isBuilt: boolean; output: string }> {
  const printed: Buffer[] = [];
  const print = (chunk: Buffer) => printed.push(chunk);
  const isBuilt = await buildLanguages(site, 'site.cjs', print, copiesFollow);
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
  writeProgram(failsLate);
  const { isBuilt, output } = await build();
  expect(isBuilt).toBe(false);
  expect(output).toBe('building ko site.cjs\n');
});

it('a build writes over the last one that was ready; what it does not write goes, or stays old', async () => {
  writeProgram();
  await build();
  const list = (folder: string) => readdirSync(join(site, 'build', folder));
  const pages = ['build/page.html', 'build/en/page.html'].map((page) => join(site, page));
  const before = pages.map((page) => statSync(page).ino);
  for (const path of ['', 'en/']) {
    mkdirSync(join(site, 'build', path, 'assets/css'), { recursive: true });
    for (const name of ['index.html.br', 'page.html.br', 'old.html', 'assets/old.js'])
      writeFileSync(join(site, 'build', path, name), '');
  }
  expect((await build()).isBuilt).toBe(true);
  expect(pages.map((page) => statSync(page).ino)).toEqual(before);
  expect(list('en')).toEqual(['index.html', 'page.html', 'page.html.br']);
  expect(list('')).toEqual(['en', ...list('en')]);
  expect(statSync(join(site, 'build/page.html.br')).mtimeMs).toBe(0);
});

it('no compressed copy of the last one is left when none are made next', async () => {
  writeProgram();
  await build();
  for (const page of ['index.html', 'page.html'])
    writeFileSync(join(site, 'build', `${page}.br`), '');
  await build(false);
  expect(readdirSync(join(site, 'build'))).toEqual(['en', 'index.html', 'page.html']);
});

it('the last one that was ready does not look so any more when a build fails', async () => {
  writeProgram();
  await build();
  for (const page of ['index.html', 'page.html'])
    writeFileSync(join(site, 'build', `${page}.br`), '');
  writeProgram(failsLate);
  await build();
  expect(readdirSync(join(site, 'build'))).toEqual(['index.html', 'page.html']);
  mkdirSync(join(site, 'build'), { recursive: true });
  writeFileSync(join(site, 'build/old.html'), '');
  writeProgram();
  await build();
  expect(readdirSync(join(site, 'build'))).toEqual(['en', 'index.html', 'page.html']);
});
