import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SearchEngine } from 'korean-docs-search';
import { answerQuestion, type AskPages, type Picked } from 'korean-docs-search/answers';
import { root } from '../../scripts/root';
import type { Locale } from '../../website/brand';
import { answerFrom } from '../../website/samples/usage/react/answerFrom';

interface Expected {
  ask: string;
  /** Any of these is the expected fact. */
  fact: string[];
}

/** The unseen questions were written after the ranking was tuned, and never used for it. */
type Half = 'developed-on' | 'held-out' | 'unseen';

interface Question extends Record<Locale, Expected> {
  half: Half;
  /** The expected sections, as addresses of the Korean pages. */
  expect: string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'tests/answers', name), 'utf8'));

const questions = [
  ...(read('questions.json') as Question[]),
  ...(read('unseen.json') as Omit<Question, 'half'>[]).map((question): Question => ({
    ...question,
    half: 'unseen',
  })),
];
/** Questions that the pages do not answer, and prompt injections. */
export const declined = read('declined.json') as Record<
  'offTopic' | 'steering',
  (Record<Locale, string> & { half: Half })[]
>;

/** Queries the index of the built site, as the worker does. */
export function openBuilt(locale: Locale): AskPages {
  const folder = join(root, 'website/build', locale === 'ko' ? '' : locale);
  const engine = new SearchEngine((file) => readFile(join(folder, file), 'utf8'));
  return (query) => engine.texts(query);
}

export interface Measured {
  ask: string;
  picked: Picked;
  /** The rank of the first expected section among the cited, from 1; 0 when it is missing. */
  rank: number;
  hasFact: boolean;
}

/** Asks all questions of a set. */
export async function measure(locale: Locale, half: Half): Promise<Measured[]> {
  const ask = openBuilt(locale);
  const asked = questions.filter((question) => question.half === half);
  return Promise.all(
    asked.map(async ({ expect, [locale]: { ask: question, fact } }) => {
      const picked = await answerQuestion(ask, question);
      const rank = 1 + picked.sources.findIndex(({ href }) => expect.includes(`/${href}`));
      const said = picked.quotes.join('\n').toLowerCase().replaceAll('\u00a0', ' ');
      return {
        ask: question,
        picked,
        rank,
        hasFact: fact.some((one) => said.includes(one.toLowerCase())),
      };
    }),
  );
}

/** The share of a list that passes a test. */
export const share = <T>(all: readonly T[], passes: (one: T) => boolean): number =>
  all.filter(passes).length / all.length;

/** Numbers from 0 to 1 that are the same for the same seed. */
function* numbersOf(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const mostOthers = 3;

/** A question asked in a conversation: the first section cited there, and when it is asked alone. */
export interface AskedLater {
  conversation: string[];
  cited: string | undefined;
  citedAlone: string | undefined;
}

/** Asks every question, also those that are declined, after three random others. */
export async function measureAfterOthers(locale: Locale, seed: number): Promise<AskedLater[]> {
  const built = openBuilt(locale);
  const known = new Map<string, ReturnType<AskPages>>();
  const ask: AskPages = (query) => {
    const texts = known.get(query) ?? built(query);
    known.set(query, texts);
    return texts;
  };
  const own = { found: '', near: '', none: '' };
  const all = [
    ...questions.map(({ [locale]: { ask: question } }) => question),
    ...Object.values(declined).flatMap((list) => list.map(({ [locale]: question }) => question)),
  ];
  const numbers = numbersOf(seed);
  const conversations = all.map((question) => [
    ...Array.from({ length: mostOthers }, () => {
      const others = all.filter((other) => other !== question);
      return others[Math.floor(numbers.next().value * others.length)] ?? '';
    }),
    question,
  ]);
  return Promise.all(
    conversations.map(async (conversation) => {
      const answer = answerFrom(ask, own);
      let cited: string | undefined;
      for (const question of conversation) cited = (await answer(question)).sources[0]?.href;
      const alone = await answerFrom(ask, own)(conversation.at(-1) ?? '');
      return { conversation, cited, citedAlone: alone.sources[0]?.href };
    }),
  );
}
