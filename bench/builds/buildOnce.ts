import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localePrefixes } from '../../hosting/rules';
import { finishSite } from '../../scripts/make/finish/finishSite';
import { runNpm } from '../../scripts/runProgram';

/** What one build used of the machine. */
export interface Usage {
  wallMs: number;
  /** Of all its programs and their threads together. */
  processorMs: number;
  /** What of the time it took to make the built pages ready for any host. */
  finishingMs: number;
  /** Of the programs that used most of it, one for each language; the others are small and short. */
  peakBytes: number;
}

const languages = Object.keys(localePrefixes).length;
const preload = new URL('reportUsage.mjs', import.meta.url).href;

/**
 * Builds both languages of the site in a copy of the repository, ready for any host. What is kept from
 * build to build is in the copy alone.
 *
 * @throws when the build fails, with what it printed
 */
export async function buildOnce(copy: string): Promise<Usage> {
  const file = join(copy, 'usage.jsonl');
  const chunks: Buffer[] = [];
  const start = performance.now();
  const code = await runNpm(['run', 'build', '--silent', '-w', 'website'], {
    folder: copy,
    environment: {
      USAGE: file,
      READY_LATER: '1',
      NODE_OPTIONS: `--import ${preload}`,
      TMPDIR: join(copy, '.cache'),
    },
    onOutput: (chunk) => chunks.push(chunk),
  });
  const builtMs = performance.now() - start;
  if (code !== 0) throw new Error(String(Buffer.concat(chunks)));
  const programs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pick<Usage, 'processorMs' | 'peakBytes'>);
  rmSync(file);
  const before = process.cpuUsage();
  await finishSite(copy);
  const { user, system } = process.cpuUsage(before);
  const wallMs = performance.now() - start;
  const peaks = programs.map(({ peakBytes }) => peakBytes).toSorted((one, other) => other - one);
  return {
    wallMs,
    finishingMs: wallMs - builtMs,
    processorMs: programs.reduce(
      (sum, { processorMs }) => sum + processorMs,
      (user + system) / 1_000,
    ),
    peakBytes: peaks.slice(0, languages).reduce((sum, bytes) => sum + bytes, 0),
  };
}
