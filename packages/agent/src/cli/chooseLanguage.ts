import type { Language } from '../core/Language.js';

/** Finds the language to talk in: what `--language` says, else that of the environment. */
export function chooseLanguage(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  // Read apart from the other options: their errors are to be told in this language already.
  const position = words.findIndex((word) => /^--language(=|$)/u.test(word));
  const given = words[position]?.split('=')[1] ?? words[position + 1];
  if (position >= 0 && (given === 'ko' || given === 'en')) return given;
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.startsWith('ko') ? 'ko' : 'en';
}
