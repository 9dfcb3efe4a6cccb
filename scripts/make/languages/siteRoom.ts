import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { buildLanguages } from './buildLanguages';

const program = `
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
const [, , , locale, , output, , config] = process.argv;
console.log('building', locale, config);
const place = join(output, locale === 'ko' ? '' : locale);
rmSync(place, { recursive: true, force: true });
mkdirSync(join(place, '..'), { recursive: true });
if (existsSync(process.env.LAST_OUTPUT)) renameSync(process.env.LAST_OUTPUT, place);
mkdirSync(place, { recursive: true });
if (existsSync(join(place, 'assets/css'))) process.exit(2);
for (const page of ['index.html', 'page.html']) writeFileSync(join(place, page), locale);
`;

/** What a program does that fails in one language once it has built it, and hangs in the other. */
export const failsLate =
  "if (locale === 'ko') process.exit(1); else setInterval(() => undefined, 1000);";

/** A site for each test, whose languages are built by a program that stands for Docusaurus. */
export const siteRoom = () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'site-'));
  });
  afterEach(() => rmSync(site, { recursive: true }));
  return {
    /** A place in the site. */
    at: (...path: string[]): string => join(site, ...path),
    writeProgram(more = '', before = ''): void {
      writeFileSync(join(site, 'build.mjs'), before + program + more);
    },
    async build(
      isReadyLater = false,
      prepared: Promise<unknown> = Promise.resolve(),
    ): Promise<{ isBuilt: boolean; output: string }> {
      const printed: Buffer[] = [];
      const print = (chunk: Buffer) => printed.push(chunk);
      const files = { config: 'site.cjs', program: join(site, 'build.mjs') };
      const options = { site, ...files, prepared, isReadyLater, print };
      const isBuilt = await buildLanguages(options);
      return { isBuilt, output: String(Buffer.concat(printed)) };
    },
  };
};
