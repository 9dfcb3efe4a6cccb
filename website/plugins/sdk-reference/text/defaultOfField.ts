import type { FieldModel } from '../model/types';
import type { Reference } from '../loadReference';
import { listDefaults } from './defaultOf';
import { literalOf } from './literalOf';

const promise = /Default (?:`([^`]+)`|([^.:`]+))\./;

/** Where the table of defaults keeps the value of a field, written `reconnect.attempts`. */
export function pathOfDefault(key: string): string {
  return key.replace(/^AgentOptions\./, '').replace(/^ReconnectOptions\./, 'reconnect.');
}

/** The default a docstring promises, as code; 10 000 and `'ko'` become `10_000` and `'ko'`. */
export function promisedDefault(text: string): string | undefined {
  const [, code, words] = promise.exec(text) ?? [];
  return code ?? words?.replaceAll(' ', '_');
}

/** The default of an option as code: the SDK's own value, or else what its docstring promises. */
export function defaultOfField(field: FieldModel, reference: Reference): string | undefined {
  const value = listDefaults(reference.tables).get(pathOfDefault(field.key));
  return value === undefined ? promisedDefault(field.text) : literalOf(value);
}
