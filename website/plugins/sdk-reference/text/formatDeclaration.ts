import type { FieldModel, FunctionModel, TypeModel } from '../model/types';
import type { Reference } from '../loadReference';
import { knownName } from '../remark/knownName';
import { listFunctions } from '../remark/listFunctions';

const widest = 64;

/** Breaks a signature at its parameters when it would not fit a phone turned sideways. */
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

/** The declaration of an operation, a function or a type, as TypeScript writes it. */
export function formatDeclaration(name: string, reference: Reference): string {
  const { functions, types } = reference.model;
  const declared = knownName('operation, function or type', name, {
    ...types,
    ...listFunctions(reference),
  });
  if ('fields' in declared) return formatType(declared);
  return `${functions[name] ? 'function ' : ''}${formatFunction(declared)}`;
}
