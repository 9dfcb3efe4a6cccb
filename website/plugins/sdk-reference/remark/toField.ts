import type { FieldModel } from '../model/types';
import { defaultOfField } from '../text/defaultOfField';
import type { RichText } from '../text/toRichText';
import type { FactContext } from './FactContext';

/** One parameter, option or payload field as the list of fields shows it. */
export interface Field {
  name: string;
  type: string;
  /** Set when a caller must give it. */
  required?: true;
  /** What is taken when it is not given, as code. */
  defaultValue?: string;
  text: RichText;
  fields?: Field[];
}

/** Which way a value travels: what a caller gives may be required or have a default. */
export type Direction = 'given' | 'received';

function listInner(field: FieldModel, { reference }: FactContext): FieldModel[] {
  const named = field.typeName ? reference.model.types[field.typeName] : undefined;
  return field.fields ?? named?.fields ?? [];
}

/** Turns a field of the model into one the components show, in the page's language. */
export function toField(
  field: FieldModel,
  context: FactContext,
  direction: Direction,
  depth = 1,
): Field {
  const given = direction === 'given';
  const defaultValue = given ? defaultOfField(field, context.reference) : undefined;
  const inner = depth > 0 ? listInner(field, context) : [];
  return {
    name: field.name,
    type: field.type,
    ...(given && !field.optional && { required: true as const }),
    ...(defaultValue !== undefined && { defaultValue }),
    text: context.descriptions.rich(field.key, context.locale),
    ...(inner.length > 0 && {
      fields: inner.map((one) => toField(one, context, direction, depth - 1)),
    }),
  };
}
