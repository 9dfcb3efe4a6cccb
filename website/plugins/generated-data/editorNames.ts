import type { FieldModel, FunctionModel } from 'api-facts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { apiFacts } from '../../config/apiFacts';

/** A name of the SDK, as an editor offers it. */
export interface EditorName {
  label: string;
  /** Its type or signature. */
  detail?: string;
  /** What it is. */
  info?: string;
}

/** Every name of the SDK, by where in a program it can stand. */
export interface EditorNames {
  /** What the package exports. */
  exports: EditorName[];
  /** After a dot, by what stands before it. */
  members: Record<string, EditorName[]>;
  /** In the object given to a function, by the function. */
  options: Record<string, EditorName[]>;
  /** In the object a listener receives, by its event. */
  payloads: Record<string, EditorName[]>;
  events: EditorName[];
  codes: EditorName[];
  states: EditorName[];
}

/** Constants that the model, which knows functions and types, leaves out. */
const constants = ['limits', 'version'];

/** Every name of the SDK with its words in a language, from the SDK's own sources. */
export function listEditorNames(locale: Locale): EditorNames {
  const { reference, descriptions } = apiFacts.contextFor(locale);
  const { model, tables } = reference;
  const describe = (key: string): string => descriptions.plain(key, locale).replaceAll('`', '');
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

/** Gives the editor of samples the names of the SDK, as `@generated/editor-names/default/names.json`. */
export default function editorNames({ i18n }: LoadContext): Plugin {
  return {
    name: 'editor-names',
    async contentLoaded({ actions }) {
      const names = listEditorNames(i18n.currentLocale as Locale);
      await actions.createData('names.json', JSON.stringify(names));
    },
  };
}
