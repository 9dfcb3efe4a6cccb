import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { relativeToRoot } from 'docs-kit';
import type { Reference } from './reference';
import { lineOfKey, type ReferenceProblem } from './problems';
import type { FieldModel, FunctionModel } from './model';
import { listDefaults } from './defaults';
import { literalOf } from './quantities';
import { cellOf, type OptionTable } from './tables';
import type { ApiFactsOptions } from './options';

/** Everything that an application can rely on, one entry a line. */
export type Contract = Record<string, string>;

type Entry = [name: string, value: string];

const listAll = (values: readonly string[]): string => values.join(', ') || 'none';

function ofField({ key, optional, type, fields = [] }: FieldModel): Entry[] {
  return [[key, `${optional ? 'optional ' : ''}${type}`], ...fields.flatMap(ofField)];
}

function ofFunction({ key, signature, parameters }: FunctionModel): Entry[] {
  return [[key, signature], ...parameters.flatMap(({ fields = [] }) => fields.flatMap(ofField))];
}

function ofTypes({ model }: Reference): Entry[] {
  const functions = Object.values(model.functions).flatMap(ofFunction);
  const types = Object.values(model.types).flatMap(({ key, type, fields, functions: methods }) => [
    ...(type === undefined ? [] : [[key, type] satisfies Entry]),
    ...fields.flatMap(ofField),
    ...methods.flatMap(ofFunction),
  ]);
  return [...functions, ...types];
}

function ofTables({ tables }: Reference): Entry[] {
  const cells = Object.keys(tables.operations).flatMap((operation) =>
    tables.states.map((state): Entry => {
      const { outcome, to, then, code, ends } = cellOf(tables, operation, state);
      const parts = [outcome, to, then && `then ${then}`, code, ends && `ends ${ends}`];
      return [`operations.${operation}.${state}`, parts.filter(Boolean).join(', ')];
    }),
  );
  return [
    ['version of the protocol', String(tables.PROTOCOL_VERSION)],
    ['states', listAll(tables.states)],
    ['events', listAll(Object.keys(tables.eventTexts))],
    ...tables.limits.map(({ name, value, unit }): Entry => [`limits.${name}`, `${value} ${unit}`]),
    ...[...listDefaults(tables)].map(([path, value]): Entry => [
      `defaults.${path}`,
      literalOf(value),
    ]),
    ...tables.errors.map(({ code, retryable, operations }): Entry => {
      return [`errors.${code}`, `${retryable ? 'retryable' : 'final'}; ${listAll(operations)}`];
    }),
    ...cells,
    ...tables.transitions.map(({ from, to, reason }): Entry => [
      `${from} → ${to} by ${reason}`,
      'yes',
    ]),
  ];
}

function ofCommandLine({ commandLine, options }: Reference): Entry[] {
  const { name: program } = options.commandLine;
  const optionEntries = Object.entries(commandLine.optionTable).map(
    ([name, { type, value }]): Entry => {
      return [`${program} --${name}`, value ?? type];
    },
  );
  const ways = Object.entries(commandLine.faults).map(([name, { code }]): Entry => {
    return [`${program} --fault ${name}`, code ?? 'no error'];
  });
  const ofStart = (prefix: string, table: OptionTable = {}): Entry[] =>
    Object.entries(table).map(([name, { value }]) => [
      `${options.commandLine.start} ${prefix}${name}`,
      value === undefined ? 'no default' : literalOf(value),
    ]);
  return [
    ...optionEntries,
    ...ways,
    ...ofStart('', commandLine.startOptionTable),
    ...ofStart('settings.', commandLine.settingTable),
  ];
}

/** Derives the current contract from the SDK and the command line. */
export function buildContract(reference: Reference): Contract {
  return Object.fromEntries([
    ...ofTables(reference),
    ...ofTypes(reference),
    ...ofCommandLine(reference),
  ]);
}

/** A changed entry. */
interface ContractChange {
  name: string;
  /** Undefined if it was added. */
  before?: string;
  /** Undefined if it was removed. */
  now?: string;
}

/** Compares two contracts. */
export function compareContracts(before: Contract, now: Contract): ContractChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ name, before: before[name], now: now[name] }));
}

/** Says a change in a line. */
export function describeChange({ name, before, now }: ContractChange): string {
  if (before === undefined) return `${name} is new: ${now}`;
  if (now === undefined) return `${name} is gone; it was ${before}`;
  return `${name} is now ${now}; it was ${before}`;
}

const contractFile = ({ referenceFolder }: ApiFactsOptions): string =>
  path.join(referenceFolder, 'contract.json');

/** Reads the contract that the pages were last reviewed against. */
export function readContract(options: ApiFactsOptions): Contract {
  const file = contractFile(options);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Contract) : {};
}

/** Records that the pages were reviewed against this contract. */
export function writeContract(contract: Contract, options: ApiFactsOptions): void {
  writeFileSync(contractFile(options), `${JSON.stringify(contract, null, 2)}\n`);
}

/** Checks that the pages were reviewed against the current contract. */
export function checkContract(
  reference: Reference,
  recorded: Contract = readContract(reference.options),
): ReferenceProblem[] {
  const changes = compareContracts(recorded, buildContract(reference));
  const file = contractFile(reference.options);
  const lines = changes.length > 0 ? readFileSync(file, 'utf8').split('\n') : [];
  return changes.map((change) => {
    const line = lineOfKey(lines, change.name);
    const message = `${describeChange(change)}. If that is meant, read what pages say of it, then run "npm run reference:update".`;
    return { file: relativeToRoot(file, reference.options), line, message };
  });
}
