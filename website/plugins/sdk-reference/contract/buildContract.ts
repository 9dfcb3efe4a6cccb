import type { Reference } from '../loadReference';
import type { FieldModel, FunctionModel } from '../model/types';
import { readAgentTables, type AgentTables } from '../readAgentTables';
import { listDefaults } from '../text/defaultOf';
import { literalOf } from '../text/literalOf';

/** Everything an application can rely on, each thing on a line of its own. */
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
  const cells = Object.entries(tables.operations).flatMap(([operation, row]) =>
    tables.states.map((state): Entry => {
      const { outcome, to, then, code, ends } = row[state];
      const said = [outcome, to, then && `then ${then}`, code, ends && `ends ${ends}`];
      return [`operations.${operation}.${state}`, said.filter(Boolean).join(', ')];
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

function ofAgent({ optionTable, faults }: AgentTables): Entry[] {
  const options = Object.entries(optionTable).map(([name, option]): Entry => {
    return [`product-agent --${name}`, 'value' in option ? option.value : option.type];
  });
  const ways = Object.entries(faults).map(([name, fault]): Entry => {
    return [`product-agent --fault ${name}`, 'code' in fault ? fault.code : 'no error'];
  });
  return [...options, ...ways];
}

/** Lists what the SDK and the local agent promise today. */
export function buildContract(reference: Reference, agent = readAgentTables()): Contract {
  return Object.fromEntries([...ofTables(reference), ...ofTypes(reference), ...ofAgent(agent)]);
}
