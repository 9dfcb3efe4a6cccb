import type { Reference } from '../loadReference';
import type { FieldModel, FunctionModel, TypeModel } from '../model/types';
import { findTextPlace } from './findTextPlace';

/** A text in the SDK's sources that pages show in every language. */
export interface SourceText {
  key: string;
  text: string;
  /** Where it is written, as `file:line`. */
  place: string;
}

type Pair = [key: string, text: string];

function ofField(field: FieldModel): Pair[] {
  return [[field.key, field.text], ...(field.fields ?? []).flatMap(ofField)];
}

function ofFunction(one: FunctionModel): Pair[] {
  return [[one.key, one.text], ...[...one.parameters, one.returns].flatMap(ofField)];
}

function ofType(type: TypeModel): Pair[] {
  return [
    ...type.fields.flatMap(ofField),
    ...type.functions.flatMap(ofFunction),
    ...type.literals.map((literal): Pair => [literal.key, literal.text]),
  ];
}

/** Types no page shows: events have a table of their own, a transport is for implementers. */
const unseen = new Set(['AgentEvents', 'Transport', 'TransportConnection']);

function ofRecord(prefix: string, record: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(record).map(([name, text]) => [`${prefix}.${name}`, text]);
}

function placeOf(key: string, { model }: Reference): string {
  const tablePlace = findTextPlace(key);
  if (tablePlace) return tablePlace;
  const words = key.split('.');
  for (let length = words.length; length > 0; length -= 1) {
    const place = model.places[words.slice(0, length).join('.')];
    if (place) return place;
  }
  return 'packages/sdk/src/index.ts';
}

/** Every text of the SDK that is shown to readers, by the key of its description. */
export function listSourceTexts(reference: Reference): SourceText[] {
  const { tables, model } = reference;
  const pairs: Pair[] = [
    ...Object.values(model.types)
      .filter(({ name }) => !unseen.has(name))
      .flatMap(ofType),
    ...Object.values(model.functions).flatMap(ofFunction),
    ...tables.errors.flatMap(({ code, cause, fix }): Pair[] => [
      [`errors.${code}.cause`, cause],
      [`errors.${code}.fix`, fix],
    ]),
    ...tables.limits.map(({ name, description }): Pair => [`limits.${name}`, description]),
    ...ofRecord('states', tables.stateTexts),
    ...ofRecord('events', tables.eventTexts),
  ];
  return pairs
    .filter(([, text]) => text !== '')
    .map(([key, text]) => ({ key, text, place: placeOf(key, reference) }));
}
