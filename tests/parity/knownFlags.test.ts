import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';
import { knownFlags } from '../../packages/docs-parity/src/rules/names';

beforeAll(() => void apiFacts.read(), 60_000);

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(knownFlags(site, apiFacts.read()));
};

test('an option the agent does not take is named, with those that are near', async () => {
  expect(await problemsOf('`--prt 9000`')).toEqual([
    expect.stringContaining('1 The local agent has no option --prt. Did you mean --port'),
  ]);
});

test('a fault the agent does not know is named', async () => {
  expect(await problemsOf('`--fault sleepy`')).toEqual([
    'ko/page.mdx:1 The local agent has no fault "sleepy".',
  ]);
});

test('options and faults there are pass', async () => {
  expect(await problemsOf('`--port 9000` `--fault token-expired,slow`')).toEqual([]);
});
