import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { Locale } from '../../brand';
import { stringsFolder } from './places';

/** The language that samples are written in. */
export const sourceLocale: Locale = 'en';

/** What each string of the samples is in another language. */
export type Strings = Readonly<Record<string, string>>;

/** What the strings of the samples are in a language: none where it is the one they are written in. */
export function readStrings(locale: Locale): Strings {
  if (locale === sourceLocale) return {};
  return JSON.parse(
    readFileSync(path.join(stringsFolder, locale, 'samples.json'), 'utf8'),
  ) as Strings;
}

// What stands between quotes, which may hold other quotes, and what stands between tags.
const quoted = /(?<=(['"`]))(?:(?!\1)[^\n])+(?=\1)/g;
const betweenTags = /(?<=>)[^<>{}]+(?=[<{])/g;

/**
 * A sample with its strings in another language: each that is a key of `strings`, whole, between
 * quotes or between tags. Everything else stays to the letter, so that it is the same program.
 */
export function localizeSample(source: string, strings: Strings): string {
  const replace = (text: string): string => {
    const key = text.trim();
    return Object.hasOwn(strings, key) ? text.replace(key, () => strings[key] ?? key) : text;
  };
  if (Object.keys(strings).length === 0) return source;
  return source.replace(quoted, replace).replace(betweenTags, replace);
}

/** What a sample promises, with the same strings in another language. */
export function localizePromise<Promised>(promised: Promised, strings: Strings): Promised {
  const text = JSON.stringify(promised, (_, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(strings, value) ? strings[value] : value,
  );
  return JSON.parse(text) as Promised;
}

/** Has a bundle take the programs in these folders with their strings in another language. */
export function localizedPrograms(strings: Strings, folders: readonly string[]): Plugin {
  return {
    name: 'localized-programs',
    setup({ onLoad }) {
      onLoad({ filter: /\.[jt]sx?$/ }, ({ path: file }) => {
        if (!folders.some((folder) => file.startsWith(folder + path.sep))) return undefined;
        return {
          contents: localizeSample(readFileSync(file, 'utf8'), strings),
          loader: path.extname(file).slice(1) as Loader,
        };
      });
    },
  };
}
