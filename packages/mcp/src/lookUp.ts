import { nearNames } from 'docs-kit';
import type { ErrorFact, Reference } from './Documentation';

interface Named {
  name: string;
  fields?: Named[];
  parameters?: Named[];
}

/** The lists of the reference, by what their members are. */
const lists = {
  functions: 'function',
  methods: 'method of agent.actions',
  options: 'option of createAgent and useAgent',
  events: 'event of agent.on',
  states: 'state',
  limits: 'limit',
  types: 'type',
} as const;

export interface Found {
  kind: string;
  /** What it belongs to, when it is a field of something. */
  of?: string;
  fact: Named;
}

function listNames(reference: Reference): Found[] {
  return Object.entries(lists).flatMap(([list, kind]) =>
    ((reference[list] ?? []) as Named[]).flatMap((fact): Found[] => [
      { kind, fact },
      ...[...(fact.fields ?? []), ...(fact.parameters ?? [])].map((field) => ({
        kind: 'field',
        of: fact.name,
        fact: field,
      })),
    ]),
  );
}

/** What is asked for is often written as it stands in code: `agent.actions.sendText()`. */
const bareName = (asked: string): string =>
  asked
    .trim()
    .replace(/\(.*$/s, '')
    .replace(/^['"`]|['"`]$/g, '');

/** Finds what has a name in the SDK, and names like it when nothing has. */
export function lookUpSymbol(
  reference: Reference,
  asked: string,
): { found: Found[]; near: string[] } {
  const all = listNames(reference);
  const bare = bareName(asked);
  const [owner, last = ''] = [bare.split('.').at(-2), bare.split('.').at(-1)];
  const same = (name: string): boolean => name.toLowerCase() === last.toLowerCase();
  const named = all.filter(({ fact }) => same(fact.name));
  const owned = named.filter(({ of }) => of !== undefined && of === owner);
  const found = owned.length > 0 ? owned : named.filter(({ of }) => of === undefined);
  // A field of many types is told once for each of them.
  if (found.length === 0) found.push(...named);
  const names = [...new Set(all.map(({ fact }) => fact.name))];
  return { found, near: found.length > 0 ? [] : nearNames(last, names) };
}

/** The codes that a log or a message names, in the order of their first places. */
export function lookUpErrors({ errors }: Reference, log: string): ErrorFact[] {
  const placed = errors.map((fact) => ({
    fact,
    at: log.search(new RegExp(`(?<![\\w-])${fact.code}(?![\\w-])`)),
  }));
  return placed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ fact }) => fact);
}
