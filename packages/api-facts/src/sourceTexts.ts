import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativeToRoot } from 'docs-kit';
import type { Reference } from './reference';
import type { FieldModel, FunctionModel, TypeModel } from './model';

type Sources = Pick<Reference, 'options' | 'tables' | 'model'>;

/** Finds the line of a row's text in one of the SDK's tables. */
function findTextPlace(key: string, { options }: Sources): string | undefined {
  const { folder, texts } = options.sdk;
  const [table = '', name = ''] = key.split('.');
  const file = Object.hasOwn(texts, table) && path.join(folder, texts[table as keyof typeof texts]);
  if (!file || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => new RegExp(`^\\s*'?${name}'?:`).test(line));
  return `${relativeToRoot(file, options)}:${index + 1}`;
}

/** A text in the SDK's sources that pages show in every language. */
export interface SourceText {
  key: string;
  text: string;
  /** Its location, as `file:line`. */
  place: string;
}

type Pair = [key: string, text: string];

function textsOfField(field: FieldModel): Pair[] {
  return [[field.key, field.text], ...(field.fields ?? []).flatMap(textsOfField)];
}

function textsOfFunction(one: FunctionModel): Pair[] {
  return [[one.key, one.text], ...[...one.parameters, one.returns].flatMap(textsOfField)];
}

function ofType(type: TypeModel): Pair[] {
  return [
    ...type.fields.flatMap(textsOfField),
    ...type.functions.flatMap(textsOfFunction),
    ...type.literals.map((literal): Pair => [literal.key, literal.text]),
  ];
}

function ofRecord(prefix: string, record: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(record).map(([name, text]) => [`${prefix}.${name}`, text]);
}

function placeOf(key: string, sources: Sources): string {
  const { model, options } = sources;
  const tablePlace = findTextPlace(key, sources);
  if (tablePlace) return tablePlace;
  const words = key.split('.');
  for (let length = words.length; length > 0; length -= 1) {
    const place = model.places[words.slice(0, length).join('.')];
    if (place) return place;
  }
  return relativeToRoot(options.sdk.folder, options);
}

/** All texts shown to readers, by key. */
export function listSourceTexts(sources: Sources): Map<string, SourceText> {
  const { options, tables, model } = sources;
  const undescribed = new Set(options.sdk.types.undescribed);
  const pairs: Pair[] = [
    ...Object.values(model.types)
      .filter(({ name }) => !undescribed.has(name))
      .flatMap(ofType),
    ...Object.values(model.functions).flatMap(textsOfFunction),
    ...tables.errors.flatMap(({ code, cause, causeIn = {}, fix }): Pair[] => [
      [`errors.${code}.cause`, cause],
      ...ofRecord(`errors.${code}.cause`, causeIn),
      [`errors.${code}.fix`, fix],
    ]),
    ...tables.limits.map(({ name, description }): Pair => [`limits.${name}`, description]),
    ...ofRecord('states', tables.stateTexts),
    ...ofRecord('events', tables.eventTexts),
    ...ofRecord('messages.client', tables.messageTexts.client),
    ...ofRecord('messages.agent', tables.messageTexts.agent),
  ];
  return new Map(
    pairs
      .filter(([, text]) => text !== '')
      .map(([key, text]) => [key, { key, text, place: placeOf(key, sources) }]),
  );
}
