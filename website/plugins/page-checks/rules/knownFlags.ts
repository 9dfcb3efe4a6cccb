import { nearNames } from '../nearNames';
import type { Reference } from '../../sdk-reference/loadReference';
import { readAgentTables, type AgentTables } from '../../sdk-reference/readAgentTables';
import type { PageProblem } from '../site/Page';
import type { Site } from '../site/readSite';

const flag = /(?<![\w-])--([a-z][\w-]*)(?:[ =]([\w,-]+))?/g;

function unknownIn(code: string, { optionTable, faults }: AgentTables): string | undefined {
  for (const [, name = '', value = ''] of code.matchAll(flag)) {
    if (!Object.hasOwn(optionTable, name)) {
      const near = nearNames(name, Object.keys(optionTable)).map((one) => `--${one}`);
      return `The local agent has no option --${name}.${near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''}`;
    }
    if (name !== 'fault') continue;
    const wrong = value.split(',').find((fault) => fault && !Object.hasOwn(faults, fault));
    if (wrong) return `The local agent has no fault "${wrong}".`;
  }
  return undefined;
}

/** Every option of a command line in a sentence is one the local agent takes. */
export function knownFlags(
  site: Site,
  _: Reference,
  tables: AgentTables = readAgentTables(),
): PageProblem[] {
  return [...site.ko.values(), ...site.en.values()].flatMap((page) =>
    page.phrases.flatMap(({ kind, text, line, column }): PageProblem[] => {
      const message = kind === 'code' ? unknownIn(text, tables) : undefined;
      return message ? [{ file: page.file, line, column, rule: 'known-flags', message }] : [];
    }),
  );
}
