import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../brand';
import { causesFolder } from '../../config/paths';
import { localizeExpectation, localizeSample, readStrings, sourceLocale } from './localizeSample';
import { samplesFolder } from './paths';

const strings = { en: 'ko', Hello: '안녕하세요', Send: '보내기', 'State:': '상태:' };

it.each([
  [`sendText('Hello', "Hello")`, `sendText('안녕하세요', "안녕하세요")`],
  [`{ language: 'en' }`, `{ language: 'ko' }`],
  [
    '<html lang="en">\n<button>\n  Send\n</button>',
    '<html lang="ko">\n<button>\n  보내기\n</button>',
  ],
  ['<p>State: {state}</p>', '<p>상태: {state}</p>'],
])('translates %s to %s', (source, expected) => {
  expect(localizeSample(source, strings)).toBe(expected);
});

it.each([
  `const Hello = 1;`,
  `'Hello there'`,
  `import { Send } from './en.js';`,
  `agent.on('send', () => 1); // Hello`,
])('leaves %s unchanged', (source) => {
  expect(localizeSample(source, strings)).toBe(source);
});

it('changes nothing without translations', () => {
  expect(localizeSample(`'Hello'`, {})).toBe(`'Hello'`);
});

describe('the strings of the samples', () => {
  const programs = [samplesFolder, causesFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.(?:[jt]sx?|html|json|plist)$/.test(file)),
  );
  const sources = programs.map((file) => readFileSync(file, 'utf8'));

  for (const locale of locales.filter((one) => one !== sourceLocale)) {
    const strings = readStrings(locale);

    it.each(Object.keys(strings))(`the ${locale} translation of %j is used by a sample`, (key) => {
      const only = { [key]: '\0' };
      const isUsed = (source: string, index: number): boolean =>
        programs[index]?.endsWith('.expect.json')
          ? JSON.stringify(localizeExpectation(JSON.parse(source) as unknown, only)).includes(
              '\\u0000',
            )
          : localizeSample(source, only).includes('\0');
      expect(sources.some(isUsed)).toBe(true);
    });

    it(`no sample localized to ${locale} sets the language ${sourceLocale}`, () => {
      const speaking = new RegExp(`lang(?:uage)?(?:: |=)['"]${sourceLocale}['"]`);
      const shown = programs.filter((_, index) =>
        speaking.test(localizeSample(sources[index] ?? '', strings)),
      );
      expect(shown).toEqual([]);
    });
  }
});
