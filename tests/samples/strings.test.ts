import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { localizeExpectation, localizeSample } from 'runnable-samples';
import { describe, expect, it } from 'vitest';
import { locales } from '../../website/brand';
import { causesFolder } from '../../website/config/paths';
import { samples } from '../../website/config/samples';

const sourceLocale = locales.find((locale) => !samples.options.stringFiles[locale]);

describe('the strings of the samples', () => {
  const programs = [samples.options.samplesFolder, causesFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.(?:[jt]sx?|html|json|plist)$/.test(file)),
  );
  const sources = programs.map((file) => readFileSync(file, 'utf8'));

  for (const locale of locales.filter((one) => one !== sourceLocale)) {
    const strings = samples.strings(locale);

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
