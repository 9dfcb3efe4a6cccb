import path from 'node:path';
import { evaluateModule } from './evaluateModule';
import type { SdkOptions } from './options';
import { digits } from './quantities';

/** A field of a message, with its type in TypeScript syntax. */
export interface MessageField {
  name: string;
  type: string;
  optional?: true;
}

/** The messages of the wire protocol, by sender and type. */
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

/** An inline check cannot be introspected: the SDK has one, for error codes. */
const describe = (check: Shape[string]): Described =>
  typeof check === 'function' ? { type: 'ErrorCode' } : check;

const listFields = (shape: Shape): MessageField[] =>
  Object.entries(shape).map(([name, check]) => {
    const { type, optional } = describe(check);
    return { name, type, ...(optional && { optional }) };
  });

/**
 * Stand-ins for the SDK's schema functions that return descriptions instead of validators, so that
 * what is documented is the schema that both ends run.
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
    const written = fields.map(
      ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`,
    );
    return { type: `{ ${written.join(', ')} }`, fields };
  },
};

/** Reads the messages from the schema. */
export function readMessages({ folder, messages }: SdkOptions): Messages {
  const { clientSchema, agentSchema } = evaluateModule<
    Record<'clientSchema' | 'agentSchema', Record<string, Described>>
  >(path.join(folder, messages.module), { [messages.schemaLanguage]: describing });
  const read = (schema: Record<string, Described>) =>
    Object.fromEntries(Object.entries(schema).map(([type, { fields = [] }]) => [type, fields]));
  return { client: read(clientSchema), agent: read(agentSchema) };
}
