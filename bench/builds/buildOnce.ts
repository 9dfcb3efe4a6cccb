import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localePrefixes } from '../../hosting/rules';
import { runNpm } from '../../scripts/runProgram';

/** What one build used of the machine. */
export interface Usage {
  wallMs: number;
  /** Of all its programs and their threads together. */
  processorMs: number;
  /** Of the programs that used most of it, one for each language; the others are small and short. */
  peakBytes: number;
}

const languages = Object.keys(localePrefixes).length;
const preload = new URL('reportUsage.mjs', import.meta.url).href;

/**
 * Builds both languages of the site in a copy of the repository. What is kept from build to build is
 * in the copy alone.
 *
 * @throws when the build fails, with what it printed
 */
export async function buildOnce(copy: string): Promise<Usage> {
  const file = join(copy, 'usage.jsonl');
  const chunks: Buffer[] = [];
  const start = performance.now();
  const code = await runNpm(['run', 'build', '--silent', '-w', 'website'], {
    folder: copy,
    environment: { USAGE: file, NODE_OPTIONS: `--import ${preload}`, TMPDIR: join(copy, '.cache') },
    onOutput: (chunk) => chunks.push(chunk),
  });
  const wallMs = performance.now() - start;
  if (code !== 0) throw new Error(String(Buffer.concat(chunks)));
  const programs = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Omit<Usage, 'wallMs'>);
  rmSync(file);
  const peaks = programs.map(({ peakBytes }) => peakBytes).toSorted((one, other) => other - one);
  return {
    wallMs,
    processorMs: programs.reduce((sum, { processorMs }) => sum + processorMs, 0),
    peakBytes: peaks.slice(0, languages).reduce((sum, bytes) => sum + bytes, 0),
  };
}
