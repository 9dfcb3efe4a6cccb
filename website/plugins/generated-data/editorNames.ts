import type { FieldModel, FunctionModel } from 'api-facts';
import type { Locale } from '../../brand';
import { apiFacts } from '../../config/apiFacts';

/** A completion for a name of the SDK. */
export interface EditorName {
  label: string;
  /** Its type or signature. */
  detail?: string;
  /** What it is. */
  info?: string;
}

/** The names of the SDK, by their position in a program. */
export interface EditorNames {
  /** What the package exports. */
  exports: EditorName[];
  /** After a dot, by the object before it. */
  members: Record<string, EditorName[]>;
  /** In the options of a function, by function. */
  options: Record<string, EditorName[]>;
  /** In the event object of a listener, by event. */
  payloads: Record<string, EditorName[]>;
  events: EditorName[];
  codes: EditorName[];
  states: EditorName[];
}

/** Constants, which the model of functions and types leaves out. */
const constants = ['limits', 'version'];

/** All names of the SDK with their descriptions in a language. */
export function listEditorNames(locale: Locale): EditorNames {
  const { reference, descriptions } = apiFacts.contextFor(locale);
  const { model, tables } = reference;
  const describe = (key: string): string => descriptions.plain(key).replaceAll('`', '');
  const toName = ({ name, key, type }: FieldModel): EditorName => ({
    label: name,
    detail: type,
    info: describe(key),
  });
  const toFunction = ({ name, key, signature }: FunctionModel): EditorName => ({
    label: name,
    detail: signature.slice(signature.indexOf('(')),
    info: describe(key),
  });
  const fieldsOf = (typeName = ''): EditorName[] =>
    (model.types[typeName]?.fields ?? []).map(toName);
  const membersOf = (typeName: string): EditorName[] => [
    ...fieldsOf(typeName),
    ...(model.types[typeName]?.functions ?? []).map(toFunction),
  ];
  const optionsOf = ({ name, parameters }: FunctionModel): [string, EditorName[]] => {
    const { typeName, fields = [] } = parameters.at(-1) ?? {};
    return [name, [...fieldsOf(typeName), ...fields.map(toName)]];
  };
  const functions = Object.values(model.functions);
  const operations = model.types.AgentActions?.functions ?? [];
  const events = model.types.AgentEvents?.fields ?? [];
  return {
    exports: [
      ...functions.map(toFunction),
      ...Object.values(model.types).map(({ name, kind, key }) => ({
        label: name,
        detail: kind,
        info: describe(key),
      })),
      ...constants.map((label) => ({ label })),
    ],
    members: {
      agent: membersOf('Agent'),
      actions: membersOf('AgentActions'),
      error: fieldsOf('AgentError'),
      limits: tables.limits.map(({ name, value, unit }) => ({
        label: name,
        detail: `${value} ${unit}`,
        info: describe(`limits.${name}`),
      })),
    },
    options: Object.fromEntries([...functions, ...operations].map(optionsOf)),
    payloads: Object.fromEntries(events.map(({ name, typeName }) => [name, fieldsOf(typeName)])),
    events: Object.keys(tables.eventTexts).map((name) => ({
      label: name,
      info: describe(`events.${name}`),
    })),
    codes: tables.errors.map(({ code }) => ({
      label: code,
      info: describe(`errors.${code}.cause`),
    })),
    states: tables.states.map((name) => ({ label: name, info: describe(`states.${name}`) })),
  };
}
