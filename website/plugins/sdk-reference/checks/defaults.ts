import type { Reference } from '../loadReference';
import type { FieldModel } from '../model/types';
import { listDefaults } from '../text/defaultOf';
import { pathOfDefault, promisedDefault } from '../text/defaultOfField';
import { literalOf } from '../text/literalOf';
import { placeOfProblem, type ReferenceProblem } from './Problem';

function listFields({ model }: Reference): FieldModel[] {
  return Object.values(model.types).flatMap(({ fields }) => fields);
}

/** A docstring promises the default that the SDK's table has, and no other. */
export function checkDefaults(reference: Reference): ReferenceProblem[] {
  const values = listDefaults(reference.tables);
  const fields = new Map(listFields(reference).map((field) => [pathOfDefault(field.key), field]));
  return [...values].flatMap(([path, value]): ReferenceProblem[] => {
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
}
