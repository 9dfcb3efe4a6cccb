import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, relativeToRoot } from 'docs-kit';
import type { Reference } from './reference';
import { type ReferenceProblem, placeOfProblem } from './problems';
import type { SdkTables, Value } from './tables';
import { formatQuantity, literalOf, type Unit } from './quantities';
import type { FieldModel } from './model';

const unitOfSuffix: [RegExp, Unit][] = [
  [/Ms$/, 'milliseconds'],
  [/Hz$/, 'hertz'],
  [/Bytes$/, 'bytes'],
  [/Characters$/, 'characters'],
];

/** The unit suffix of an option's name. */
export function unitOfName(name: string): Unit {
  return unitOfSuffix.find(([pattern]) => pattern.test(name))?.[1] ?? 'items';
}

/** All options with a default, keyed `reconnect.attempts`, with their values. */
export function listDefaults(tables: SdkTables): Map<string, string | number | boolean> {
  const found = new Map<string, string | number | boolean>();
  const collect = (values: { readonly [name: string]: Value }, prefix: string) => {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'object') collect(value, `${prefix}${name}.`);
      else found.set(`${prefix}${name}`, value);
    }
  };
  collect(tables.defaults, '');
  return found;
}

/** Formats a default for a sentence: numbers with their unit, anything else as code. */
export function formatDefault(
  option: string,
  value: string | number | boolean,
  locale: Locale,
): string | { code: string } {
  const name = option.split('.').at(-1) ?? option;
  if (typeof value === 'number') return formatQuantity(value, unitOfName(name), name, locale);
  return { code: literalOf(value) };
}

const promise = /Default (?:`([^`]+)`|([^.:`]+))\./;

/** The path of a field in the table of defaults, such as `reconnect.attempts`. */
function pathOfDefault(key: string, { options }: Reference): string {
  const { types } = options.sdk;
  const [head = '', ...rest] = key.split('.');
  if (head === types.options) return rest.join('.');
  const nested = types.nestedOptions?.[head];
  return nested ? [nested, ...rest].join('.') : key;
}

/** The default in a docstring, as code; 10 000 and `'ko'` become `10_000` and `'ko'`. */
export function promisedDefault(text: string): string | undefined {
  const [, code, words] = promise.exec(text) ?? [];
  return code ?? words?.replaceAll(' ', '_');
}

/** The default of an option as code: from the SDK's table, or else from its docstring. */
export function defaultOfField(field: FieldModel, reference: Reference): string | undefined {
  const value = listDefaults(reference.tables).get(pathOfDefault(field.key, reference));
  return value === undefined ? promisedDefault(field.text) : literalOf(value);
}

function listFields({ model }: Reference): FieldModel[] {
  return Object.values(model.types).flatMap(({ fields }) => fields);
}

/** The common prefix of an options type and its limits, such as `recording`. */
const subjectOf = ({ key }: FieldModel): string =>
  /^[A-Z][a-z]*/.exec(key)?.[0].toLowerCase() ?? key;

/** A default that is not in the table is printed from its docstring. */
function checkOthers(reference: Reference, known: ReadonlyMap<string, unknown>) {
  const { limits } = reference.tables;
  return listFields(reference).flatMap((field): ReferenceProblem[] => {
    const promised = promisedDefault(field.text);
    if (known.has(pathOfDefault(field.key, reference)) || !promised || !/^[\d_]+$/.test(promised))
      return [];
    const subject = subjectOf(field);
    const own = limits.filter(({ name }) => name.startsWith(subject));
    if (own.some(({ value }) => literalOf(value) === promised)) return [];
    const message = `The docstring of ${field.key} promises the default ${promised}, which is neither in the table of defaults nor one of the limits ${subject}….`;
    return [{ ...placeOfProblem(reference.model.places[field.key] ?? ''), message }];
  });
}

/** Checks that defaults in docstrings match the SDK's table. */
export function checkDefaults(reference: Reference): ReferenceProblem[] {
  const values = listDefaults(reference.tables);
  const fields = new Map(
    listFields(reference).map((field) => [pathOfDefault(field.key, reference), field]),
  );
  const ofTable = [...values].flatMap(([name, value]): ReferenceProblem[] => {
    const field = fields.get(name);
    const real = literalOf(value);
    if (!field) {
      const message = `The table of defaults has "${name}", which is no option.`;
      const { folder, defaults } = reference.options.sdk;
      const file = relativeToRoot(path.join(folder, defaults), reference.options);
      return [{ file, line: 1, message }];
    }
    const promised = promisedDefault(field.text);
    if (promised === real) return [];
    const documented = promised ? `the default ${promised}` : 'no default';
    const message = `The docstring of ${field.key} promises ${documented}; the SDK takes ${real}. "npm run reference:update" writes it there.`;
    return [{ ...placeOfProblem(reference.model.places[field.key] ?? ''), message }];
  });
  return [...ofTable, ...checkOthers(reference, values)];
}

const inDocstring = (value: string | number | boolean): string =>
  typeof value === 'number' ? literalOf(value).replaceAll('_', ' ') : `\`${literalOf(value)}\``;

/** Updates docstrings whose default differs from the table; returns their locations. */
export function writeDefaults(reference: Reference): string[] {
  const { model, options, tables } = reference;
  const values = listDefaults(tables);
  return listFields(reference).flatMap((field): string[] => {
    const value = values.get(pathOfDefault(field.key, reference));
    const promised = promisedDefault(field.text);
    if (value === undefined || !promised || promised === literalOf(value)) return [];
    const { file, line } = placeOfProblem(model.places[field.key] ?? '');
    const place = path.join(options.root, file);
    const lines = readFileSync(place, 'utf8').split('\n');
    let start = line - 1;
    while (start > 0 && !lines[start]?.includes('/**')) start -= 1;
    const docstring = lines.slice(start, line - 1).join('\n');
    const now = docstring.replace(promise, `Default ${inDocstring(value)}.`);
    if (now === docstring) return [];
    lines.splice(start, line - 1 - start, ...now.split('\n'));
    writeFileSync(place, lines.join('\n'));
    return [`${file}:${line}: ${field.key} is ${literalOf(value)}`];
  });
}
