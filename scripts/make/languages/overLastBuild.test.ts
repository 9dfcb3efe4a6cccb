import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nextOutput } from '../last-output/nextOutput';
import { failsLate, siteRoom } from './siteRoom';

const { at, writeProgram, build } = siteRoom();

it('a build writes over the last one; what it does not write goes, or stays old', async () => {
  writeProgram();
  await build();
  const next = nextOutput(at());
  const list = (folder: string) => readdirSync(join(next, folder));
  const pages = ['page.html', 'en/page.html'];
  const numberIn = (folder: string) => pages.map((page) => statSync(join(folder, page)).ino);
  const before = numberIn(at('build'));
  for (const path of ['', 'en/']) {
    mkdirSync(at('build', path, 'assets/css'), { recursive: true });
    for (const name of ['page.html.br', 'old.html', 'assets/old.js'])
      writeFileSync(at('build', path, name), '');
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
  for (const page of ['index.html', 'page.html']) writeFileSync(at('build', `${page}.br`), '');
  await build();
  expect(readdirSync(at('build'))).toEqual(['en', 'index.html', 'page.html']);
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
    expect(existsSync(at('build'))).toBe(false);
    writeFileSync(join(nextOutput(at()), 'old.html'), '');
    writeProgram();
    await build();
    expect(readdirSync(at('build'))).toEqual(['en', 'index.html', 'page.html']);
  },
);
