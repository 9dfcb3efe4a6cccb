import type { Problem } from 'docs-kit';
import type { Site } from '../site/readSite';

const kinds: [RegExp, string][] = [
  [/^[\u1100-\u11ff]/, 'is Hangul in pieces: write it as whole syllables (NFC)'],
  [/^[\u0300-\u036f]/, 'is a letter in pieces: write it whole (NFC)'],
  [/^[\u00a0\u3000]/, 'is a space that is none: write a plain one, or &nbsp;'],
  [/^[\u3001\u3002\uff01-\uff60]/, 'is as wide as a syllable: write the plain sign'],
];

function explain(text: string): string {
  const code = (text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const what = kinds.find(([pattern]) => pattern.test(text))?.[1];
  return `U+${code} ${what ?? 'is seen by nobody, and parts a word for the search: remove it'}.`;
}

const quoted = /[“”‘’]/;

/** No page holds characters that look like others or like nothing; code has straight quotes. */
export function plainText(site: Site): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap(
    ({ file, strangeCharacters, phrases }) => {
      const report = (line: number, column: number, message: string): Problem => ({
        file,
        line,
        column,
        rule: 'plain-text',
        message,
      });
      const curly = phrases.filter(({ kind, text }) => kind === 'code' && quoted.test(text));
      return [
        ...strangeCharacters.map(({ text, line, column }) => report(line, column, explain(text))),
        ...curly.map(({ text, line, column }) =>
          report(line, column, `The quotes of \`${text}\` are no code. Write ' or ".`),
        ),
      ];
    },
  );
}
