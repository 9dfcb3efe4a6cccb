import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';
import { knownFlags } from '../../packages/docs-parity/src/rules/names';

beforeAll(() => void apiFacts.read(), 60_000);

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(knownFlags(site, apiFacts.read()));
};

test('reports an unknown option of the agent, and suggests a similar one', async () => {
  expect(await problemsOf('`--prt 9000`')).toEqual([
    expect.stringContaining('1 The local agent has no option --prt. Did you mean --port'),
  ]);
});

test('reports an unknown fault', async () => {
  expect(await problemsOf('`--fault sleepy`')).toEqual([
    'ko/page.mdx:1 The local agent has no fault "sleepy".',
  ]);
});

test('accepts known options and faults', async () => {
  expect(await problemsOf('`--port 9000` `--fault token-expired,slow`')).toEqual([]);
});

test('accepts options of other programs that are listed as such', async () => {
  const code = '`--use-file-for-fake-audio-capture=speech.wav`';
  expect(await problemsOf(code)).toEqual([]);
});
