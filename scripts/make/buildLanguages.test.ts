import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildLanguages } from './buildSite';

const program = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [, , , , locale, , output] = process.argv;
console.log('building', locale);
const place = join(output, locale === 'ko' ? '' : locale);
mkdirSync(place, { recursive: true });
writeFileSync(join(place, 'index.html'), locale);
`;

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

async function build(more = ''): Promise<{ isBuilt: boolean; printed: string }> {
  writeFileSync(join(site, 'build.mjs'), program + more);
  const chunks: Buffer[] = [];
  const isBuilt = await buildLanguages({
    site,
    output: join(site, 'build'),
    program: join(site, 'build.mjs'),
    print: (chunk) => chunks.push(chunk),
  });
  return { isBuilt, printed: String(Buffer.concat(chunks)) };
}

it('builds every language into its folder, removes old files and prints all output', async () => {
  mkdirSync(join(site, 'build/en'), { recursive: true });
  writeFileSync(join(site, 'build/en/old.html'), '');
  const { isBuilt, printed } = await build();
  expect(isBuilt).toBe(true);
  expect(printed.match(/building ../g)?.sort()).toEqual(['building en', 'building ko']);
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('ko');
  expect(readFileSync(join(site, 'build/en/index.html'), 'utf8')).toBe('en');
  expect(existsSync(join(site, 'build/en/old.html'))).toBe(false);
});

it('stops the other languages at the first failure, prints only its output and keeps the last build', async () => {
  await build();
  const { isBuilt, printed } = await build(
    "if (locale === 'ko') process.exit(1); else setInterval(() => undefined, 1000);",
  );
  expect(isBuilt).toBe(false);
  expect(printed).toBe('building ko\n');
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toBe('ko');
});
