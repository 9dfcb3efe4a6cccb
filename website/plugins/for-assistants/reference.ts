import { defaultOfField, type FieldModel, type FunctionModel } from 'api-facts';
import type { Locale } from '../../brand';
import { apiFacts } from '../../config/apiFacts';

/** Raised when a program that reads the reference would have to change. */
const formatVersion = 1;

interface Field {
  name: string;
  type: string;
  required: boolean;
  /** The default, as code. */
  default?: string;
  description: string;
  fields?: Field[];
}

/** Everything from the SDK's sources, in a language. */
export function referenceOf(locale: Locale, schema: string) {
  const { reference, descriptions } = apiFacts.contextFor(locale);
  const { model, options, tables } = reference;
  const describe = (key: string): string => descriptions.plain(key).replaceAll('\u2060', '');
  const toField = (field: FieldModel, depth = 1): Field => {
    const named = field.typeName ?? field.receives ?? '';
    const value = field.optional ? defaultOfField(field, reference) : undefined;
    const inner = field.fields ?? (depth > 0 ? model.types[named]?.fields : undefined) ?? [];
    return {
      name: field.name,
      type: field.type,
      required: !field.optional,
      ...(value !== undefined && { default: value }),
      description: describe(field.key),
      ...(inner.length > 0 && { fields: inner.map((one) => toField(one, depth - 1)) }),
    };
  };
  const toFields = (type: string): Field[] =>
    (model.types[type]?.fields ?? []).map((field) => toField(field));
  const toCallable = (model: FunctionModel) => {
    const { name, key, modifiers, signature, parameters, returns, throws } = model;
    return {
      name,
      signature: modifiers + signature,
      description: describe(key),
      parameters: parameters.map((one) => toField(one)),
      returns: { type: returns.type, description: describe(returns.key) },
      errors: throws,
    };
  };
  const { types } = options.sdk;
  return {
    $schema: schema,
    formatVersion,
    package: 'product-sdk',
    version: tables.version,
    language: locale,
    functions: Object.values(model.functions).map(toCallable),
    methods: (model.types[types.operations]?.functions ?? []).map((method) => ({
      ...toCallable(method),
      states: Object.fromEntries(
        Object.entries(tables.operations[method.name] ?? {}).map(
          ([state, { outcome, to, then, code }]) => [
            state,
            { outcome, state: to, ...(then && { then }), ...(code && { error: code }) },
          ],
        ),
      ),
    })),
    options: toFields(types.options),
    events: (model.types[types.events]?.fields ?? []).map(({ name, type, typeName = '' }) => ({
      name,
      type,
      description: describe(`events.${name}`),
      fields: toFields(typeName),
    })),
    states: tables.states.map((name) => ({ name, description: describe(`states.${name}`) })),
    transitions: tables.transitions.map(({ from, to, reason }) => ({ from, to, reason })),
    errors: tables.errors.map(({ code, retryable, operations }) => ({
      code,
      cause: describe(`errors.${code}.cause`),
      fix: describe(`errors.${code}.fix`),
      retryable,
      operations: [...operations],
    })),
    limits: tables.limits.map(({ name, value, unit, heldBy }) => ({
      name,
      value,
      unit,
      heldBy,
      description: describe(`limits.${name}`),
    })),
    types: Object.values(model.types)
      .filter(({ name }) => name !== types.operations && name !== types.events)
      .map(({ name, kind, key, type, functions }) => ({
        name,
        kind,
        description: describe(key),
        ...(type && { type }),
        fields: toFields(name),
        ...(functions.length > 0 && { methods: functions.map(toCallable) }),
      })),
  };
}

/** The SDK's facts, as on the pages; `referenceSchema` is their JSON schema. */
export type ReferenceFile = ReturnType<typeof referenceOf>;

const string = { type: 'string' } as const;
const listOf = (items: object) => ({ type: 'array', items }) as const;

/** An object schema with these properties, all required unless listed as optional. */
function objectOf(properties: Record<string, object>, optional: Record<string, object> = {}) {
  return {
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  } as const;
}

const field = { $ref: '#/$defs/field' };
const fields = listOf(field);
const callable = {
  name: string,
  signature: string,
  description: string,
  parameters: fields,
  returns: objectOf({ type: string, description: string }),
  errors: listOf(string),
};

/** The JSON schema of `reference.json`. */
export const referenceSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Reference of an SDK',
  $defs: {
    field: objectOf(
      { name: string, type: string, required: { type: 'boolean' }, description: string },
      { default: string, fields },
    ),
  },
  ...objectOf({
    $schema: string,
    formatVersion: { const: formatVersion },
    package: string,
    version: string,
    language: { enum: ['ko', 'en'] },
    functions: listOf(objectOf(callable)),
    methods: listOf(
      objectOf({
        ...callable,
        states: {
          type: 'object',
          additionalProperties: objectOf(
            { outcome: string, state: string },
            { then: string, error: string },
          ),
        },
      }),
    ),
    options: fields,
    events: listOf(objectOf({ name: string, type: string, description: string, fields })),
    states: listOf(objectOf({ name: string, description: string })),
    transitions: listOf(objectOf({ from: string, to: string, reason: string })),
    errors: listOf(
      objectOf({
        code: string,
        cause: string,
        fix: string,
        retryable: { type: 'boolean' },
        operations: listOf(string),
      }),
    ),
    limits: listOf(
      objectOf({
        name: string,
        value: { type: 'number' },
        unit: string,
        heldBy: { enum: ['sdk', 'agent', 'both'] },
        description: string,
      }),
    ),
    types: listOf(
      objectOf(
        { name: string, kind: string, description: string, fields },
        { type: string, methods: listOf(objectOf(callable)) },
      ),
    ),
  }),
};
