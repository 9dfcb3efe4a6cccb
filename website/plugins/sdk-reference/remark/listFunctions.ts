import type { FunctionModel } from '../model/types';
import type { Reference } from '../loadReference';
import { knownName } from './knownName';

/** The operations of an agent and the functions of the SDK, by name. */
export function listFunctions({ model }: Reference): Record<string, FunctionModel> {
  const operations = model.types.AgentActions?.functions ?? [];
  return {
    ...model.functions,
    ...Object.fromEntries(operations.map((operation) => [operation.name, operation])),
  };
}

/**
 * The operation or function with this name.
 *
 * @throws when there is none, naming those that are near.
 */
export function functionNamed(name: string, reference: Reference): FunctionModel {
  return knownName('operation or function', name, listFunctions(reference));
}

/** What the table of errors calls a function: a hook rejects as what it makes does. */
export function originOf(name: string): string {
  return name === 'useAgent' ? 'createAgent' : name;
}
