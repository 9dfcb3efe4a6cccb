import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { failsLate, siteRoom } from './siteRoom';

const { at, writeProgram, build } = siteRoom();

it('each language is at its place, one of an earlier build is gone, and all output is told', async () => {
  writeProgram();
  await build();
  writeFileSync(at('build/en/old.html'), '');
  const { isBuilt, output } = await build();
  expect(isBuilt).toBe(true);
  expect(output.match(/building ../g)?.sort()).toEqual(['building en', 'building ko']);
  expect(readFileSync(at('build/index.html'), 'utf8')).toBe('ko');
  expect(readFileSync(at('build/en/index.html'), 'utf8')).toBe('en');
  expect(existsSync(at('build/en/old.html'))).toBe(false);
});

const waits = `
import { once } from 'node:events';
import * as fs from 'node:fs';
fs.writeFileSync(process.argv[3] + '.started', '');
await once(process.stdin, 'data');
if (!fs.existsSync('prepared')) process.exit(3);
`;

const haveStarted = (): Promise<void> =>
  vi.waitFor(() => {
    for (const locale of ['ko', 'en']) expect(existsSync(at(`${locale}.started`))).toBe(true);
  }, 10_000);

it('languages start before all is prepared, and are told when it is', async () => {
  writeProgram('', waits);
  const prepared = haveStarted().then(() => writeFileSync(at('prepared'), ''));
  expect((await build(false, prepared)).isBuilt).toBe(true);
});

it('what cannot be prepared is told, ends the languages and leaves the last site', async () => {
  writeProgram();
  await build();
  writeProgram('', `setInterval(() => undefined, 1000);${waits}`);
  const prepared = haveStarted().then(() => {
    writeFileSync(at('prepared'), '');
    throw new Error('No TypeDoc');
  });
  await expect(build(false, prepared)).rejects.toThrow('No TypeDoc');
  expect(readFileSync(at('build/index.html'), 'utf8')).toBe('ko');
});

it('the first fault ends the other languages, and is all that is told', async () => {
  writeProgram(failsLate);
  const { isBuilt, output } = await build();
  expect(isBuilt).toBe(false);
  expect(output).toBe('building ko site.cjs\n');
});
