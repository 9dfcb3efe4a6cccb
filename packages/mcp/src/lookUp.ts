import { didYouMean } from 'docs-kit';
import type { ErrorFact, Reference } from './Documentation';

interface Named {
  name: string;
  fields?: Named[];
  parameters?: Named[];
  methods?: Named[];
}

/** The lists of the reference, by kind. */
const lists = {
  functions: 'function',
  methods: 'method of agent.actions',
  options: 'option of createAgent and useAgent',
  events: 'event of agent.on',
  states: 'state',
  limits: 'limit',
  types: 'type',
  errors: 'error code',
} as const;

export interface Found {
  kind: string;
  /** The owner of a field or method. */
  of?: string;
  fact: Named;
}

function listNames(reference: Reference): Found[] {
  return Object.entries(lists).flatMap(([list, kind]) =>
    ((reference[list] ?? []) as (Named & { code?: string })[]).flatMap((fact): Found[] => {
      const name = fact.name ?? fact.code;
      const of = (kind: string, members: Named[] = []): Found[] =>
        members.map((member) => ({ kind, of: name, fact: member }));
      return [
        { kind, fact: { ...fact, name } },
        ...of('field', fact.fields),
        ...of('field', fact.parameters),
        ...of('method', fact.methods),
      ];
    }),
  );
}

/** Names are often given as in code: `agent.actions.sendText()`. */
const bareName = (query: string): string =>
  query
    .trim()
    .replace(/\(.*$/s, '')
    .replace(/^['"`]|['"`]$/g, '');

/** Finds a name in the SDK, or suggests similar ones when there is none. */
export function lookUpSymbol(
  reference: Reference,
  query: string,
): { found: Found[]; hint: string } {
  const all = listNames(reference);
  const bare = bareName(query);
  const [owner, last = ''] = [bare.split('.').at(-2), bare.split('.').at(-1)];
  const same = (name: string): boolean => name.toLowerCase() === last.toLowerCase();
  const named = all.filter(({ fact }) => same(fact.name));
  const owned = named.filter(({ of }) => of !== undefined && of === owner);
  const found = owned.length > 0 ? owned : named.filter(({ of }) => of === undefined);
  // A field of several types is listed once for each.
  if (found.length === 0) found.push(...named);
  const names = [...new Set(all.map(({ fact }) => fact.name))];
  return { found, hint: found.length > 0 ? '' : didYouMean(last, names, (one) => one) };
}

/**
 * The pattern of a code in a log. A code of one word is a word of other messages too, so it counts
 * only where a message begins, as in the log that Troubleshooting writes, or between quotes.
 */
const patternOf = (code: string): RegExp =>
  code.includes('-')
    ? new RegExp(`(?<![\\w-])${code}(?![\\w-])`)
    : new RegExp(`(?:^[ \\t]*|AgentError\\]?: |\\) |['"\`])${code}(?=\\s*$|['"\`:])`, 'm');

/** The error codes in a log or message, by first occurrence. */
export function lookUpErrors({ errors }: Reference, log: string): ErrorFact[] {
  const placed = errors.map((fact) => ({
    fact,
    at: log.search(patternOf(fact.code)),
  }));
  return placed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ fact }) => fact);
}
