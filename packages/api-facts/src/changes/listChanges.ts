import type { Contract } from '../contract';
import type { ApiFactsOptions } from '../options';

/** The subject of an entry in the contract. */
export type FactKind =
  | 'protocol'
  | 'state'
  | 'event'
  | 'limit'
  | 'default'
  | 'error'
  | 'origin'
  | 'behavior'
  | 'transition'
  | 'commandLine'
  | 'declaration';

interface ContractFact {
  kind: FactKind;
  /** As documented: `textCharacters`, `AgentOptions.url`. */
  name: string;
  value: string;
  /** The keys of the error, state, operation or option that it is also about. */
  parents: string[];
}

/** A difference between two versions. */
export interface Change extends Pick<ContractFact, 'kind' | 'name'> {
  /** The unique key: `limits.textCharacters`. */
  key: string;
  /** Undefined if it was added. */
  before?: string;
  /** Undefined if it was removed. */
  now?: string;
  /** What it is called now. */
  renamedTo?: string;
  /** Whether it is a breaking change. */
  breaks: boolean;
}

type Facts = Map<string, ContractFact>;
type Entry = [key: string, fact: ContractFact];

const transitionKey = /^(\S+) → (\S+) by (\S+)$/;

function fieldOfDefault(path: string, { sdk }: ApiFactsOptions): string {
  const words = path.split('.');
  const nested = Object.entries(sdk.types.nestedOptions ?? {}).find(
    ([, head]) => head === words[0],
  );
  if (nested && words.length > 1) return [nested[0], ...words.slice(1)].join('.');
  return /^[A-Z]/.test(path) ? path : `${sdk.types.options}.${path}`;
}

function ofError(code: string, value: string): Entry[] {
  const [retry = '', origins = ''] = value.split('; ');
  const key = `errors.${code}`;
  const operations = origins.split(', ').filter((name) => name !== 'none');
  return [
    [key, { kind: 'error', name: code, value: retry, parents: [] }],
    ...operations.map((operation): Entry => {
      const fact = { kind: 'origin' as const, name: code, value: operation, parents: [key] };
      return [`${key} ${operation}`, fact];
    }),
  ];
}

function ofTable(key: string, value: string, options: ApiFactsOptions): Entry[] | undefined {
  const { operations, events } = options.sdk.types;
  const [table, name = '', ...rest] = key.split('.');
  const entry = (kind: FactKind, called: string, parents: string[] = []): Entry[] => [
    [key, { kind, name: called, value, parents }],
  ];
  const transition = transitionKey.exec(key)?.slice(1);
  if (transition) {
    const [from, to, reason] = transition;
    const parents = [`states.${from}`, `states.${to}`, `${operations}.${reason}`];
    return entry('transition', key, parents);
  }
  const { name: program, start } = options.commandLine;
  if (key.startsWith(`${program} `) || key.startsWith(`${start} `))
    return entry('commandLine', key);
  if (key === 'version of the protocol') return entry('protocol', '');
  if (table === 'limits' && name) return entry('limit', name);
  if (table === 'errors') return ofError(name, value);
  if (table === events && rest.length === 0) return entry('event', name);
  if (table === 'operations') {
    const [state = ''] = rest;
    return entry('behavior', `${name} ${state}`, [`${operations}.${name}`, `states.${state}`]);
  }
  if (table !== 'defaults') return undefined;
  const field = fieldOfDefault(key.slice('defaults.'.length), options);
  return entry('default', field, [field]);
}

/** Flattens a contract into entries, without duplicates. */
function readFacts(contract: Contract, options: ApiFactsOptions): Facts {
  const repeated = new Set([
    'events',
    'limits',
    'version',
    ...(options.sdk.types.shownElsewhere ?? []),
  ]);
  return new Map(
    Object.entries(contract).flatMap(([key, value]): Entry[] => {
      if (repeated.has(key)) return [];
      if (key === 'states') {
        return value.split(', ').map((name): Entry => {
          return [`states.${name}`, { kind: 'state', name, value: '', parents: [] }];
        });
      }
      const words = key.split('.');
      const parents = words.slice(1).map((_, index) => words.slice(0, index + 1).join('.'));
      return (
        ofTable(key, value, options) ?? [[key, { kind: 'declaration', name: key, value, parents }]]
      );
    }),
  );
}

/** All declarations by name, including interfaces, which have no entry of their own. */
function withOwners(facts: Facts): Facts {
  const all = new Map(facts);
  for (const { kind, parents } of facts.values()) {
    const [owner] = parents;
    if (kind !== 'declaration' || !owner || all.has(owner)) continue;
    all.set(owner, { kind, name: owner, value: '', parents: [] });
  }
  return all;
}

const optionalMark = 'optional ';

/** Splits a union into its members, ignoring bars in brackets. */
function listMembers(type: string): string[] {
  const members = [''];
  let depth = 0;
  for (const [index, sign] of [...type].entries()) {
    if ('([{<'.includes(sign)) depth += 1;
    // The `>` of an arrow closes no bracket.
    if (')]}'.includes(sign) || (sign === '>' && type[index - 1] !== '=')) depth -= 1;
    if (sign === '|' && depth === 0) members.push('');
    else members[members.length - 1] += sign;
  }
  return members.map((member) => member.trim());
}

/** Whether a signature only adds optional parameters to the old one. */
function onlyAddsOptional(before: string, now: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === now[start]) start += 1;
  const rest = before.slice(start);
  if (!rest.startsWith(')') || !now.endsWith(rest)) return false;
  const added = now.slice(start, now.length - rest.length).replace(/^, /, '');
  return added.split(/, (?=\w+\??: )/).every((parameter) => /^\w+\?: /.test(parameter));
}

/**
 * Whether code written against the old type works with the new one. A new literal in a value that
 * the application receives counts as compatible, as a new error code does.
 *
 * @param isInput - Whether the application gives the value; it receives it otherwise
 */
export function isCompatibleType(before: string, now: string, isInput: boolean): boolean {
  const [wasOptional, isOptional] = [before, now].map((type) => type.startsWith(optionalMark));
  if (isInput ? wasOptional && !isOptional : isOptional && !wasOptional) return false;
  const [old, next] = [before, now].map((type) => type.replace(optionalMark, '')) as [
    string,
    string,
  ];
  if (old === next || onlyAddsOptional(old, next)) return true;
  const [oldMembers, nextMembers] = [listMembers(old), listMembers(next)];
  const added = nextMembers.filter((member) => !oldMembers.includes(member));
  const removed = oldMembers.filter((member) => !nextMembers.includes(member));
  if (isInput) return removed.length === 0;
  return added.every((member) => member.startsWith("'")) && removed.length < oldMembers.length;
}

function isBreaking(change: Omit<Change, 'breaks'>, isInput: boolean): boolean {
  const { kind, before, now, renamedTo } = change;
  if (renamedTo) return true;
  if (kind === 'origin') return false;
  if (now === undefined) return true;
  if (before === undefined) {
    if (kind === 'default') return true;
    const isRequired = kind === 'declaration' && change.key.includes('.');
    return isRequired && isInput && !now.startsWith(optionalMark);
  }
  if (kind === 'error') return now === 'final';
  if (kind === 'declaration') return !isCompatibleType(before, now, isInput);
  return true;
}

/** Applies renames to a contract, including the fields and defaults of what was renamed. */
function renameKeys(
  contract: Contract,
  renamed: Readonly<Record<string, string>>,
  options: ApiFactsOptions,
): Contract {
  const nameNow = (key: string): string => {
    for (const [old, name] of Object.entries(renamed)) {
      if (key === old) return name;
      if (key.startsWith(`${old}.`)) return `${name}${key.slice(old.length)}`;
      const [table = '', ...path] = key.split('.');
      if (table !== 'defaults' || fieldOfDefault(path.join('.'), options) !== old) continue;
      return [table, ...path.slice(0, -1), name.split('.').at(-1)].join('.');
    }
    return key;
  };
  return Object.fromEntries(Object.entries(contract).map(([key, value]) => [nameNow(key), value]));
}

/**
 * Lists the differences between two contracts, breaking ones first. An added or removed entry is
 * one change, whatever else the contract says about it.
 *
 * @param renamed - What has another name now, by the name it had: `AgentOptions.waitMs`, `errors.aborted`
 */
export function listChanges(
  before: Contract,
  now: Contract,
  options: ApiFactsOptions,
  renamed: Readonly<Record<string, string>> = {},
): Change[] {
  const old = withOwners(readFacts(renameKeys(before, renamed, options), options));
  const current = withOwners(readFacts(now, options));
  const isOnOneSide = (key: string): boolean => old.has(key) !== current.has(key);
  const found: Change[] = Object.entries(renamed).flatMap(([key, to]): Change[] => {
    const fact = current.get(to);
    if (!fact) return [];
    const prefix = to.slice(0, to.length - fact.name.length);
    const change = {
      kind: fact.kind,
      key: to,
      name: key.slice(prefix.length),
      renamedTo: fact.name,
    };
    return [{ ...change, breaks: true }];
  });
  for (const key of new Set([...old.keys(), ...current.keys()])) {
    const [was, is] = [old.get(key), current.get(key)];
    const { kind, name, parents } = (is ?? was) as ContractFact;
    if (was?.value === is?.value || parents.some(isOnOneSide)) continue;
    const change = { kind, key, name, before: was?.value, now: is?.value };
    const owner = key.split('.')[0] ?? key;
    const isInput = options.changelog?.inputTypes.test(owner) ?? false;
    found.push({ ...change, breaks: isBreaking(change, isInput) });
  }
  return found.sort((one, other) => Number(other.breaks) - Number(one.breaks));
}
