import type { FieldModel, TypeModel } from '../model';
import { defaultOfField } from '../defaults';
import type { RichText } from '../texts';
import { markOf } from './changes';
import type { FactContext } from './context';

/** A parameter, option or payload field as `FieldList` shows it. */
export interface Field {
  name: string;
  /** Empty for a value of the field's type. */
  type: string;
  /** Whether it is required. */
  required?: true;
  /** The default, as code. */
  defaultValue?: string;
  /** When it was added or changed, if after the first version. */
  mark?: string;
  text: RichText;
  fields?: Field[];
}

/** The direction of a value: those that a caller gives may be required or have defaults. */
export type Direction = 'given' | 'received';

/** The union that a field's type is, when nothing else lists its values. */
function unionOf({ type }: FieldModel, { reference }: FactContext): TypeModel | undefined {
  const { shownElsewhere } = reference.options.sdk.types;
  const named = shownElsewhere?.includes(type) ? undefined : reference.model.types[type];
  return named?.type?.includes("'") ? named : undefined;
}

function listValues(union: TypeModel | undefined, { descriptions }: FactContext): Field[] {
  const literals = union?.literals ?? [];
  return literals.map(({ key, code }) => ({
    name: code,
    type: '',
    text: descriptions.rich(key),
  }));
}

function listInner(field: FieldModel, { reference }: FactContext): FieldModel[] {
  const name = field.typeName ?? field.receives;
  return field.fields ?? (name ? reference.model.types[name]?.fields : undefined) ?? [];
}

/** Converts a field of the model for `FieldList`, in the page's language. */
export function toField(
  field: FieldModel,
  context: FactContext,
  direction: Direction,
  depth = 1,
): Field {
  const isInput = direction === 'given';
  const mark = markOf(field.key, context);
  const defaultValue = isInput ? defaultOfField(field, context.reference) : undefined;
  const union = unionOf(field, context);
  // The arguments of a callback are received by the caller.
  const inward = field.receives ? 'received' : direction;
  const inner = depth > 0 ? listInner(field, context) : [];
  const fields = [
    ...inner.map((one) => toField(one, context, inward, depth - 1)),
    ...listValues(union, context),
  ];
  return {
    name: field.name,
    // Values without descriptions are listed by the type itself.
    type: union?.literals.length === 0 ? (union.type ?? field.type) : field.type,
    ...(isInput && !field.optional && { required: true as const }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(mark && { mark }),
    text: context.descriptions.rich(field.key),
    ...(fields.length > 0 && { fields }),
  };
}
