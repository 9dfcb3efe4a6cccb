import { existsSync } from 'node:fs';
import { answerQuestion } from 'korean-docs-search/answers';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../website/brand';
import { normalize } from '../../website/src/components/Ask/showSection';
import { declined, measure, measureAfterOthers, openBuilt, share } from '../answers/measure';
import { pages } from '../site/routes';
import { buildFolder, readBuiltPage, textOf } from './readBuiltPage';

const halves = ['developed-on', 'held-out', 'unseen'] as const;

/**
 * Minimum shares, slightly below the measured ones: the right section cited first, among the first
 * three, the fact contained, answered at all. The unseen questions are harder: they do not use the
 * words of headings.
 */
const known = { first: 0.79, three: 0.92, fact: 0.8, answered: 0.95 };
const least = {
  'developed-on': known,
  'held-out': known,
  unseen: { first: 0.72, three: 0.9, fact: 0.68, answered: 0.86 },
};
const leastDeclined = 0.92;
/** The minimum share that cites the same section after other questions; 99.5% to 100% in twelve orders. */
const leastSameLater = 0.98;
const seed = 1;

/** Complete questions that could be taken for follow-ups, each after one that changed its answer. */
const complete: Record<Locale, [before: string, asked: string][]> = {
  ko: [
    ['어떻게 설치하나요?', 'Angular를 지원하나요?'],
    ['서버가 필요한가요?', '오픈 소스예요?'],
    ['서버가 필요한가요?', '이거 무료예요?'],
  ],
  en: [
    ['How do I install it?', 'Does it support Angular?'],
    ['How do I handle errors?', 'Does it support Angular?'],
    ['Do I need a server?', 'Is it open source?'],
    ['How do I install it?', 'Is it free?'],
  ],
};

/** A question that is answered by a row of a table, and the lines of the answer. */
const row: Record<Locale, [asked: string, ...lines: string[]]> = {
  ko: [
    'Safari에서 되나요?',
    'Safari, iOS의 모든 브라우저와 WKWebView',
    '버전: 16.4 이상',
    '텍스트: 문서 기준',
    '음성 재생: 문서 기준',
    '마이크: 문서 기준',
    '출력 장치 선택: 지원 안 함',
  ],
  en: [
    'Does it work in Safari?',
    'Safari, every browser on iOS, WKWebView',
    'Version: 16.4 or later',
    'Text: Documented',
    'Speech: Documented',
    'Microphone: Documented',
    'Output selection: No',
  ],
};

/** Questions of how to do what a page is about, and the lead of the page. */
const howTo: Record<Locale, [asked: string, href: string, lead: string][]> = {
  ko: [
    ['연결은 어떻게 하나요?', 'docs/api/connect/', '에이전트에 연결하고'],
    ['말을 멈추려면 어떻게 하나요?', 'docs/api/stop-speaking/', '발화를 멈추고'],
  ],
  en: [
    ['How do I connect?', 'docs/api/connect/', 'connects to the agent'],
    ['How do I stop speech?', 'docs/api/stop-speaking/', 'Stops the current speech'],
  ],
};

/** Questions of the limits that are rows of one table, and their values. */
const limits: Record<Locale, [asked: string, value: string][]> = {
  ko: [
    ['최대 녹음 시간은?', '값: 60초'],
    ['최소 녹음 시간은?', '값: 300 ms'],
  ],
  en: [
    ['What is the maximum recording length?', 'Value: 60 seconds'],
    ['What is the minimum recording length?', 'Value: 300 ms'],
  ],
};

/** Questions that only name what to replace in the one before, and what the answer contains. */
const fragments: Record<Locale, [before: string, asked: string, fact: string][]> = {
  ko: [
    ['connectTimeoutMs가 뭐예요?', '기본값은요?', '10_000'],
    ['React에서 어떻게 써요?', '그럼 Vue는요?', 'Vue'],
    ['Safari에서 되나요?', '왜요?', '16.4'],
  ],
  en: [
    ['What is connectTimeoutMs?', 'And its default?', '10_000'],
    ['How do I use it with React?', 'What about Vue?', 'Vue'],
    ['Does it work in Safari?', 'Why?', '16.4'],
  ],
};

/** The text of all pages of a language. */
function readAll(locale: Locale): string {
  const own = pages.filter((path) => path.startsWith('/en/') === (locale === 'en'));
  return normalize(own.map((path) => textOf(readBuiltPage(path).children as never)).join(' '));
}

describe.runIf(existsSync(buildFolder)).each(['ko', 'en'] as const)('answers in %s', (locale) => {
  it.each(halves)(
    'cite the right section and contain the expected fact often enough, %s',
    async (half) => {
      const measured = await measure(locale, half);
      const answered = measured.filter(({ picked }) => picked.quotes.length > 0);
      expect(share(measured, ({ rank }) => rank === 1)).toBeGreaterThan(least[half].first);
      expect(share(measured, ({ rank }) => rank > 0)).toBeGreaterThan(least[half].three);
      expect(share(measured, ({ hasFact }) => hasFact)).toBeGreaterThanOrEqual(least[half].fact);
      expect(answered.length).toBeGreaterThan(least[half].answered * measured.length);
    },
  );

  it('cite the same section after other questions', { timeout: 120_000 }, async () => {
    const asked = await measureAfterOthers(locale, seed);
    expect(share(asked, ({ cited, citedAlone }) => cited === citedAlone)).toBeGreaterThan(
      leastSameLater,
    );
  });

  it.each(complete[locale])(
    'are the same for a complete question: %s %s',
    async (before, asked) => {
      const ask = openBuilt(locale);
      const later = await answerQuestion(ask, asked, before);
      expect(later).toEqual(await answerQuestion(ask, asked));
    },
  );

  it.each(fragments[locale])(
    'go on from the question before: %s %s',
    async (before, asked, fact) => {
      const { quotes, question } = await answerQuestion(openBuilt(locale), asked, before);
      expect(question).toContain(before);
      expect(quotes.join('\n')).toContain(fact);
    },
  );

  it.each(howTo[locale])('begin with the lead of the page: %s', async (asked, href, lead) => {
    const { quotes, sources } = await answerQuestion(openBuilt(locale), asked);
    expect(sources[0]?.href).toBe(href);
    expect(quotes[0]).toContain(lead);
  });

  it.each(limits[locale])('find the row of a limit: %s', async (asked, value) => {
    const { quotes } = await answerQuestion(openBuilt(locale), asked);
    expect(quotes.join('\n').replaceAll('\u00a0', ' ')).toContain(value);
  });

  it('name the columns of a row', async () => {
    const [asked, ...lines] = row[locale];
    const { quotes } = await answerQuestion(openBuilt(locale), asked);
    expect(quotes).toHaveLength(1);
    expect(quotes[0]?.split(/\n| · /)).toEqual(lines);
  });

  it('are declined for off-topic and steering questions', async () => {
    const ask = openBuilt(locale);
    for (const kind of ['offTopic', 'steering'] as const) {
      const picked = await Promise.all(
        declined[kind].map(({ [locale]: question }) => answerQuestion(ask, question)),
      );
      expect(share(picked, ({ quotes }) => quotes.length === 0)).toBeGreaterThan(leastDeclined);
    }
  });

  it('consist of text quoted from the pages', { timeout: 120_000 }, async () => {
    const all = readAll(locale);
    const ask = openBuilt(locale);
    const picked = await Promise.all([
      ...halves.map(async (half) =>
        (await measure(locale, half)).flatMap(({ picked: { quotes } }) => quotes),
      ),
      ...Object.values(declined).map(async (list) =>
        (
          await Promise.all(list.map(({ [locale]: question }) => answerQuestion(ask, question)))
        ).flatMap(({ quotes }) => quotes),
      ),
    ]);
    const lines = picked.flat().flatMap((quote) => quote.split(/\n| · /));
    expect(lines.length).toBeGreaterThan(60);
    const isThere = (text: string): boolean => all.includes(normalize(text));
    // A cell may follow the name of its column.
    const isCell = (line: string): boolean =>
      /^(.+?): (.+)$/.exec(line)?.slice(1).every(isThere) ?? false;
    expect(lines.filter((line) => !isThere(line) && !isCell(line))).toEqual([]);
  });
});
