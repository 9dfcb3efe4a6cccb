import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { Locale } from 'docs-kit';
import type { SamplesOptions } from './options';

/** The translation of each string in the samples. */
export type Strings = Readonly<Record<string, string>>;

/** The translations for a language: none for the one that samples are written in. */
export function readStrings(
  { stringFiles }: Pick<SamplesOptions, 'stringFiles'>,
  locale: Locale,
): Strings {
  const file = stringFiles[locale];
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Strings);
}

// Text between quotes, which may contain other quotes, and text between tags.
const quoted = /(?<=(['"`]))(?:(?!\1)[^\n])+(?=\1)/g;
const betweenTags = /(?<=>)[^<>{}]+(?=[<{])/g;

/**
 * A sample with its strings translated: each whole string between quotes or tags that is a key of
 * `strings`. Everything else is unchanged, so that it is the same program.
 */
export function localizeSample(source: string, strings: Strings): string {
  const replace = (text: string): string => {
    const key = text.trim();
    return Object.hasOwn(strings, key) ? text.replace(key, () => strings[key] ?? key) : text;
  };
  if (Object.keys(strings).length === 0) return source;
  return source.replace(quoted, replace).replace(betweenTags, replace);
}

/** The expectation of a sample, with its strings translated. */
export function localizeExpectation<Expected>(promised: Expected, strings: Strings): Expected {
  const text = JSON.stringify(promised, (_, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(strings, value) ? strings[value] : value,
  );
  return JSON.parse(text) as Expected;
}

/** An esbuild plugin that translates the strings of programs in these folders. */
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
