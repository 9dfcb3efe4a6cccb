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
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nextOutput } from '../last-output/nextOutput';
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

function writeProgram(more = '', before = ''): void {
  const folder = join(site, 'node_modules/@docusaurus/core/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'docusaurus.mjs'), before + program + more);
}

async function build(
  isReadyLater = false,
  prepared: Promise<unknown> = Promise.resolve(),
): Promise<{ isBuilt: boolean; output: string }> {
  const printed: Buffer[] = [];
  const print = (chunk: Buffer) => printed.push(chunk);
  const isBuilt = await buildLanguages({ site, config: 'site.cjs', prepared, isReadyLater, print });
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

const waits = `
import { once } from 'node:events';
import * as fs from 'node:fs';
fs.writeFileSync(process.argv[4] + '.started', '');
await once(process.stdin, 'data');
if (!fs.existsSync('prepared')) process.exit(3);
`;

const haveStarted = (): Promise<void> =>
  vi.waitFor(() => {
    for (const locale of ['ko', 'en'])
      expect(existsSync(join(site, `${locale}.started`))).toBe(true);
  }, 10_000);

it('languages start before all is prepared, and are told when it is', async () => {
  writeProgram('', waits);
  const prepared = haveStarted().then(() => writeFileSync(join(site, 'prepared'), ''));
  expect((await build(false, prepared)).isBuilt).toBe(true);
});

it('what cannot be prepared is told, ends the languages and leaves the last site', async () => {
  writeProgram();
  await build();
  writeProgram('', `setInterval(() => undefined, 1000);${waits}`);
  const prepared = haveStarted().then(() => {
    writeFileSync(join(site, 'prepared'), '');
    throw new Error('No TypeDoc');
  });
  await expect(build(false, prepared)).rejects.toThrow('No TypeDoc');
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('ko');
});

it('the first fault ends the other languages, and is all that is told', async () => {
  writeProgram(failsLate);
  const { isBuilt, output } = await build();
  expect(isBuilt).toBe(false);
  expect(output).toBe('building ko site.cjs\n');
});

it('a build writes over the last one; what it does not write goes, or stays old', async () => {
  writeProgram();
  await build();
  const next = nextOutput(site);
  const list = (folder: string) => readdirSync(join(next, folder));
  const pages = ['page.html', 'en/page.html'];
  const numberIn = (folder: string) => pages.map((page) => statSync(join(folder, page)).ino);
  const before = numberIn(join(site, 'build'));
  for (const path of ['', 'en/']) {
    mkdirSync(join(site, 'build', path, 'assets/css'), { recursive: true });
    for (const name of ['page.html.br', 'old.html', 'assets/old.js'])
      writeFileSync(join(site, 'build', path, name), '');
  }
  expect((await build(true)).isBuilt).toBe(true);
  expect(numberIn(next)).toEqual(before);
  expect(list('en')).toEqual(['index.html', 'page.html', 'page.html.br']);
  expect(list('')).toEqual(['en', ...list('en')]);
  expect(statSync(join(next, 'page.html.br')).mtimeMs).toBe(0);
});

it('no compressed copy of the last one is left when none are made next', async () => {
  writeProgram();
  await build();
  for (const page of ['index.html', 'page.html'])
    writeFileSync(join(site, 'build', `${page}.br`), '');
  await build();
  expect(readdirSync(join(site, 'build'))).toEqual(['en', 'index.html', 'page.html']);
});

it.each([
  ['is still to be made ready', '', true],
  ['cannot be built', failsLate, false],
])(
  'nothing is where sites are served from while the next %s',
  async (_what, more, isReadyLater) => {
    writeProgram();
    await build();
    writeProgram(more);
    await build(isReadyLater);
    expect(existsSync(join(site, 'build'))).toBe(false);
    writeFileSync(join(nextOutput(site), 'old.html'), '');
    writeProgram();
    await build();
    expect(readdirSync(join(site, 'build'))).toEqual(['en', 'index.html', 'page.html']);
  },
);
