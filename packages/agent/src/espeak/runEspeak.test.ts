import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runEspeak, limitConcurrency } from './speakWithEspeak.js';

/** Puts a stub named espeak-ng on the path, because few machines have the program. */
async function standIn(program: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'espeak-'));
  await writeFile(path.join(folder, 'espeak-ng'), `#!${process.execPath}\n${program}`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
}

const run = (text: string) => runEspeak(text, 'en', new AbortController().signal);

test('passes text and voice to the program and returns its output', async () => {
  await standIn(
    "process.stdin.on('data', (text) => process.stdout.write(process.argv.slice(2).join(' ') + ': ' + text));",
  );
  expect(Buffer.from(await run('--hello')).toString()).toBe(
    '--stdin -b 1 -z -v en-us --stdout: --hello',
  );
});

test('rejects with the exit code when the program fails', async () => {
  await standIn('process.exitCode = 3; process.stdin.resume();');
  await expect(run('hello')).rejects.toThrow('espeak-ng ended with code 3');
});

test('runs no more tasks at once than allowed and returns each result', async () => {
  const limited = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const task = (value: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return value;
  };
  const values = await Promise.all([1, 2, 3, 4, 5].map((value) => limited(task(value))));
  expect(values).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a task that fails lets the next one run', async () => {
  const limited = limitConcurrency(1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(() => Promise.resolve(1))).toBe(1);
});
