import type { Reference } from '../loadReference';
import type { FieldModel } from '../model/types';
import { listDefaults } from '../text/defaultOf';
import { pathOfDefault, promisedDefault } from '../text/defaultOfField';
import { literalOf } from '../text/literalOf';
import { placeOfProblem, type ReferenceProblem } from './Problem';

function listFields({ model }: Reference): FieldModel[] {
  return Object.values(model.types).flatMap(({ fields }) => fields);
}

/** The word that a type of options and the limits of what it is for begin with: `recording`. */
const subjectOf = ({ key }: FieldModel): string =>
  /^[A-Z][a-z]*/.exec(key)?.[0].toLowerCase() ?? key;

/** Pages print the default of a field that the table does not know as its docstring promises it. */
function checkOthers(reference: Reference, known: ReadonlyMap<string, unknown>) {
  const { limits } = reference.tables;
  return listFields(reference).flatMap((field): ReferenceProblem[] => {
    const promised = promisedDefault(field.text);
    if (known.has(pathOfDefault(field.key)) || !promised || !/^[\d_]+$/.test(promised)) return [];
    const subject = subjectOf(field);
    const own = limits.filter(({ name }) => name.startsWith(subject));
    if (own.some(({ value }) => literalOf(value) === promised)) return [];
    const message = `The docstring of ${field.key} promises the default ${promised}, which is neither in the table of defaults nor one of the limits ${subject}….`;
    return [{ ...placeOfProblem(reference.model.places[field.key] ?? ''), message }];
  });
}

/** A docstring promises the default that the SDK's table has, and no other. */
export function checkDefaults(reference: Reference): ReferenceProblem[] {
  const values = listDefaults(reference.tables);
  const fields = new Map(listFields(reference).map((field) => [pathOfDefault(field.key), field]));
  const ofTable = [...values].flatMap(([path, value]): ReferenceProblem[] => {
    const field = fields.get(path);
    const real = literalOf(value);
    if (!field) {
      const message = `The table of defaults has "${path}", which is no option.`;
      return [{ file: 'packages/sdk/src/options.ts', line: 1, message }];
    }
    const promised = promisedDefault(field.text);
    if (promised === real) return [];
    const said = promised ? `the default ${promised}` : 'no default';
    const message = `The docstring of ${field.key} promises ${said}; the SDK takes ${real}.`;
    return [{ ...placeOfProblem(reference.model.places[field.key] ?? ''), message }];
  });
  return [...ofTable, ...checkOthers(reference, values)];
}
