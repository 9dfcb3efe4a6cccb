import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';
import { namedNumbers } from '../../packages/docs-parity/src/rules/numbers';

beforeAll(() => void apiFacts.read(), 60_000);

const problemsOf = async (names: string) => {
  const { site } = await makeSite({ ko: { page: `글\n\n<AlsoCalled names="${names}" />` } });
  return summarize(namedNumbers(site, apiFacts.read()));
};

test.each([
  ['글자 수, 1500자', '1500자'],
  ['61초', '61초'],
  ['48 kHz, rate', '48 kHz'],
  ['32KB', '32KB'],
  ['10MB', '10MB'],
  ['recording stops after three minutes', 'three minutes'],
])('in the names "%s" no limit is %s', async (names, written) => {
  expect(await problemsOf(names)).toEqual([
    `ko/page.mdx:3 "${written}" is no limit or default of the SDK. Say one of its numbers, or the name without one.`,
  ]);
});

test.each([
  '2000자',
  '60초, 1분 제한',
  '16kHz, 24 kHz',
  '64KB',
  'ten seconds',
  '0.3초',
  'Vue 3, 404',
])('the names "%s" say only what the SDK has', async (names) => {
  expect(await problemsOf(names)).toEqual([]);
});
