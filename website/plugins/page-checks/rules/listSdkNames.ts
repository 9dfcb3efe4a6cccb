import type { FieldModel, FunctionModel, Reference, TypeModel } from 'api-facts';
import { listPackageNames } from './listPackageNames';

/** The literals of a type as they are, and its identifiers. */
const wordsOf = (code: string): string[] => code.match(/(?<=')[\w-]+(?=')|[A-Za-z_$][\w$]*/g) ?? [];

function ofField({ name, type, fields = [] }: FieldModel): string[] {
  return [name, ...wordsOf(type), ...fields.flatMap(ofField)];
}

function ofFunction({ name, signature, parameters }: FunctionModel): string[] {
  return [name, ...wordsOf(signature), ...parameters.flatMap(ofField)];
}

function ofType({ name, type = '', fields, functions }: TypeModel): string[] {
  return [name, ...wordsOf(type), ...fields.flatMap(ofField), ...functions.flatMap(ofFunction)];
}

/** Every name that stands in the SDK's public types. */
export function listSdkNames({ model, tables }: Reference): string[] {
  const names = [
    // What pages call an agent by.
    'agent',
    ...Object.values(model.types).flatMap(ofType),
    ...Object.values(model.functions).flatMap(ofFunction),
    ...tables.limits.map(({ name }) => name),
    ...listPackageNames(),
  ];
  return [...new Set(names)];
}
