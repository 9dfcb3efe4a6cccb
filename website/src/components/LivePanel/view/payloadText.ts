import type { Plain } from 'runnable-samples/frame';

type Fields = { [name: string]: Plain };

const isFields = (value: Plain): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Spaces between fields, so that lines can break there. */
const listFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${write(value)}`)
    .join(', ');

const write = (value: Plain): string =>
  isFields(value) ? `{ ${listFields(value)} }` : JSON.stringify(value);

/** The payload of an event on one line, without the fields that are shown already. */
export function payloadText(payload: Plain, shown: readonly string[] = []): string {
  if (!isFields(payload)) return JSON.stringify(payload);
  const rest = Object.entries(payload).filter(([name]) => !shown.includes(name));
  return listFields(Object.fromEntries(rest));
}
