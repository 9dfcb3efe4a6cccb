import { didYouMean, type Problem } from 'docs-kit';
import type { CommandLineTables, Reference } from 'api-facts';
import type { Site } from '../site/readSite';

const flag = /(?<![\w-])--([a-z][\w-]*)(?:[ =]([\w,-]+))?/g;

function unknownIn(code: string, { optionTable, faults }: CommandLineTables): string | undefined {
  for (const [, name = '', value = ''] of code.matchAll(flag)) {
    if (!Object.hasOwn(optionTable, name)) {
      const hint = didYouMean(name, Object.keys(optionTable), (one) => `--${one}`);
      return `The local agent has no option --${name}.${hint}`;
    }
    if (name !== 'fault') continue;
    const wrong = value.split(',').find((fault) => fault && !Object.hasOwn(faults, fault));
    if (wrong) return `The local agent has no fault "${wrong}".`;
  }
  return undefined;
}

/** Every option of a command line in a sentence is one the local agent takes. */
export function knownFlags(site: Site, { commandLine }: Pick<Reference, 'commandLine'>): Problem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    page.phrases.flatMap(({ kind, text, line, column }): Problem[] => {
      const message = kind === 'code' ? unknownIn(text, commandLine) : undefined;
      return message ? [{ file: page.file, line, column, rule: 'known-flags', message }] : [];
    }),
  );
}
