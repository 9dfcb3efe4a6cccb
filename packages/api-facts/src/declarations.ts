import { didYouMean } from 'docs-kit';
import type { FieldModel, FunctionModel, TypeModel } from './model';
import type { Reference } from './reference';
import type { Highlight } from './options';
import type { ErrorRow } from './tables';

/**
 * Finds an entry by name.
 *
 * @throws when there is none, with the names the writer may have meant.
 */
export function knownName<Entry>(
  kind: string,
  name: string,
  entries: Readonly<Record<string, Entry | undefined>>,
): Entry {
  const found = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (found !== undefined) return found;
  throw new Error(`The SDK has no ${kind} "${name}".${didYouMean(name, Object.keys(entries))}`);
}

/** Operations and functions by name. */
export function listFunctions({ model, options }: Reference): Record<string, FunctionModel> {
  const operations = model.types[options.sdk.types.operations]?.functions ?? [];
  return {
    ...model.functions,
    ...Object.fromEntries(operations.map((operation) => [operation.name, operation])),
  };
}

/**
 * Finds an operation or function by name.
 *
 * @throws when there is none, naming those that are near.
 */
export function functionNamed(name: string, reference: Reference): FunctionModel {
  return knownName('operation or function', name, listFunctions(reference));
}

/** The name of a function in the table of errors: a hook shares that of what it creates. */
export function originOf(name: string, { options }: Reference): string {
  return options.sdk.namesInErrorTable?.[name] ?? name;
}

/** The errors that an operation or function rejects with. */
export function errorsOf(name: string, reference: Reference): ErrorRow[] {
  const origin = originOf(name, reference);
  return reference.tables.errors.filter(({ operations }) => operations.includes(origin));
}

const widest = 54;

/** Breaks a signature at its parameters when it is wider than its column beside a sample. */
function formatFunction({ signature, parameters }: FunctionModel): string {
  if (signature.length <= widest || parameters.length === 0) return signature;
  const open = signature.indexOf('(');
  const close = signature.lastIndexOf('): ');
  const written = parameters.map(
    ({ name, optional, type }) => `  ${name}${optional ? '?' : ''}: ${type},`,
  );
  return `${signature.slice(0, open)}(\n${written.join('\n')}\n${signature.slice(close)}`;
}

function formatMember({ modifiers, name, optional, type }: FieldModel): string {
  const written = /^[\w$]+$/.test(name) ? name : `'${name}'`;
  return `  ${modifiers}${written}${optional ? '?' : ''}: ${type};`;
}

function formatType(type: TypeModel): string {
  if (type.type !== undefined) return `type ${type.name} = ${type.type};`;
  const members = [
    ...type.fields.map(formatMember),
    ...type.functions.map(
      (one) => `  ${one.modifiers}${formatFunction(one).replaceAll('\n', '\n  ')};`,
    ),
  ];
  const heritage = type.extends ? ` extends ${type.extends}` : '';
  return `${type.kind} ${type.name}${heritage} {\n${members.join('\n')}\n}`;
}

/** The TypeScript declaration of an operation, function or type. */
export function formatDeclaration(name: string, reference: Reference): string {
  const { functions, types } = reference.model;
  const declared = knownName('operation, function or type', name, {
    ...types,
    ...listFunctions(reference),
  });
  if ('fields' in declared) return formatType(declared);
  return `${functions[name] ? 'function ' : ''}${formatFunction(declared)}`;
}

/** Highlighted inside an interface: alone, a method would be parsed as a call, without types. */
async function highlightMethod(declaration: string, highlight: Highlight): Promise<string> {
  const lines = (await highlight(`interface _ {\n${declaration}\n}`, 'ts', new Set())).split('\n');
  return lines.slice(1, -1).join('\n');
}

/** The declaration of a name, as highlighted HTML. */
export async function highlightDeclaration(
  name: string,
  reference: Reference,
  highlight: Highlight,
): Promise<string> {
  const declaration = formatDeclaration(name, reference);
  return declaration.startsWith(`${name}(`)
    ? highlightMethod(declaration, highlight)
    : highlight(declaration, 'ts', new Set());
}
