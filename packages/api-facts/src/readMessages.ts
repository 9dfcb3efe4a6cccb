import path from 'node:path';
import { evaluateModule } from './evaluateModule';
import type { SdkOptions } from './options';
import { digits } from './quantities';

/** A field of a message: what may stand in it, as a reader of TypeScript would write it. */
export interface MessageField {
  name: string;
  type: string;
  optional?: true;
}

/** The messages of a wire protocol, by who sends them and by their type. */
export type Messages = Record<'client' | 'agent', Record<string, MessageField[]>>;

interface Described {
  type: string;
  optional?: true;
  fields?: MessageField[];
}

type Shape = Record<string, Described | (() => boolean)>;

const range = (kind: string, minimum: number, maximum: number): string =>
  `${kind} ${digits.format(minimum)}–${digits.format(maximum)}`;

const whole: Record<number, string> = { 0xffff: 'uint16', 0xffff_ffff: 'uint32' };

/** A check that is written in place can't be looked into: the SDK has one, for codes of errors. */
const describe = (check: Shape[string]): Described =>
  typeof check === 'function' ? { type: 'ErrorCode' } : check;

const listFields = (shape: Shape): MessageField[] =>
  Object.entries(shape).map(([name, check]) => {
    const { type, optional } = describe(check);
    return { name, type, ...(optional && { optional }) };
  });

const writeFields = (fields: readonly MessageField[]): string =>
  `{ ${fields.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')} }`;

/**
 * The functions of the SDK's schema language, which tell what they would accept instead of accepting
 * it: the schema that both ends run is the one that is described.
 */
const describing = {
  text: (maximum: number, minimum = 0): Described => ({ type: range('string', minimum, maximum) }),
  integer: (minimum: number, maximum: number): Described => ({
    type: whole[maximum] ?? range('integer', minimum, maximum),
  }),
  flag: { type: 'boolean' } as Described,
  anything: { type: 'any' } as Described,
  record: { type: 'object' } as Described,
  sized: ({ type }: Described, maximum: number): Described => ({
    type: `${type} (JSON ≤ ${digits.format(maximum)})`,
  }),
  oneOf: (...values: string[]): Described => ({
    type: values.map((value) => `'${value}'`).join(' | '),
  }),
  optional: (check: Shape[string]): Described => ({ ...describe(check), optional: true }),
  list: ({ type }: Described, maximum: number): Described => ({
    type: `${type}[] (≤ ${digits.format(maximum)})`,
  }),
  object: (shape: Shape): Described => {
    const fields = listFields(shape);
    return { type: writeFields(fields), fields };
  },
};

/** Reads the messages from the schema itself. */
export function readMessages({ folder, messages }: SdkOptions): Messages {
  const { clientSchema, agentSchema } = evaluateModule<
    Record<'clientSchema' | 'agentSchema', Record<string, Described>>
  >(path.join(folder, messages.module), { [messages.schemaLanguage]: describing });
  const read = (schema: Record<string, Described>) =>
    Object.fromEntries(Object.entries(schema).map(([type, { fields = [] }]) => [type, fields]));
  return { client: read(clientSchema), agent: read(agentSchema) };
}
