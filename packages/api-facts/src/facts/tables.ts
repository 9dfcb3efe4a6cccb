import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Heading } from 'mdast';
import { elementWithProps, readManifest } from 'docs-kit';
import { type Field, toField } from './toField';
import { markOf } from './changes';
import type { Fact, FactContext } from './context';
import { readMatrixRecord } from '../matrixRecord';
import { knownName } from '../declarations';
import type { Labels } from '../labels';
import type { ApiFactsOptions, SdkOptions } from '../options';
import { formatQuantity, literalOf } from '../quantities';
import { cellOf, type ErrorRow, type OptionTable, pathOf } from '../tables';
import { type RichText, toRichText } from '../texts';

const fieldsOf = (kind: 'options' | 'events', { reference }: FactContext) =>
  reference.model.types[reference.options.sdk.types[kind]]?.fields ?? [];

interface TextTable {
  caption: string;
  columns: string[];
  rows: RichText[][];
  endsInText?: boolean;
}

/** A list of options or parameters. */
const fieldList = (fields: readonly Field[], { required, defaultValue }: Labels) => [
  elementWithProps('FieldList', { fields, labels: { required, defaultValue } }),
];

/** A table whose cells are text alone. */
const textTable = (table: TextTable) => [elementWithProps('TextTable', table)];

/** In kilobytes of 1,000 bytes, as a browser's network panel counts. */
const formatKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)}\u00a0kB`;

/** The weights of files by name and time, because a page is compiled several times. */
const weights = new Map<string, number>();

function weigh(file: string): number {
  if (!existsSync(file))
    throw new Error(`${file} is exported by its package, and not built. Run "npm run build".`);
  const key = `${file} ${statSync(file).mtimeMs}`;
  const weight = weights.get(key) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(key, weight);
  return weight;
}

/**
 * The brotli size of each script that the package exports for pages, in its order, with its name in
 * the exports, such as `./react`.
 */
function readBuildSizes({ folder, unsizedExports }: SdkOptions) {
  if (!existsSync(path.join(folder, 'dist'))) return [];
  return Object.entries(readManifest(folder).exports)
    .map(([name, target]) => ({ name, file: typeof target === 'string' ? target : target.default }))
    .filter(({ name, file }) => file.endsWith('.js') && !unsizedExports?.includes(name))
    .map(({ name, file }) => ({
      name,
      file: path.basename(file),
      size: formatKilobytes(weigh(path.join(folder, file))),
    }));
}

const toFields = (table: OptionTable = {}, { locale, reference }: FactContext): Field[] =>
  Object.entries(table).map(([name, { value, text }]) => ({
    name,
    type: '',
    ...(value !== undefined && {
      // A port is an identifier: its digits are not grouped.
      defaultValue: name === 'port' ? String(value) : literalOf(value),
    }),
    text: toRichText(text[locale], reference),
  }));

/**
 * Assigns every error to a group by the prefix of its code.
 *
 * @throws when a code begins like none: it would be on no page.
 */
export function groupErrors(
  errors: readonly ErrorRow[],
  { errorGroups }: Pick<ApiFactsOptions, 'errorGroups'>,
): Record<string, ErrorRow[]> {
  const groups: Record<string, ErrorRow[]> = {};
  for (const error of errors) {
    const found = Object.entries(errorGroups).find(([, starts]) =>
      starts.some((start) => error.code.startsWith(start)),
    );
    if (!found) {
      throw new Error(
        `The error "${error.code}" belongs to no group. Add how it begins to errorGroups, where the facts are configured.`,
      );
    }
    (groups[found[0]] ??= []).push(error);
  }
  return groups;
}

function headingOf(code: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [{ type: 'inlineCode', value: code }],
    data: { hProperties: { id: code } },
  };
}

/** Tables, lists and diagrams. */
export const tableFacts = {
  /** `<OptionsTable />`: the options of `createAgent`. */
  OptionsTable: {
    expand(_, context) {
      const options = fieldsOf('options', context);
      const fields = options.map((field) => toField(field, context, 'given'));
      return fieldList(fields, context.labels);
    },
  },

  /** `<EventsTable />`: all events with their payloads. */
  EventsTable: {
    fill(_, context) {
      const { descriptions, labels } = context;
      const events = fieldsOf('events', context);
      return {
        rows: events.map((event) => {
          const { type, fields, mark } = toField(event, context, 'received');
          const text = descriptions.rich(`events.${event.name}`);
          return { name: event.name, type, text, ...(mark && { mark }), ...(fields && { fields }) };
        }),
        labels: { payload: labels.payload },
      };
    },
  },

  /** `<MessagesTable from="client" />`: the protocol messages of one side. */
  MessagesTable: {
    props: ['from'],
    fill({ from = '' }, { descriptions, labels, reference }) {
      const messages = knownName('side', from, reference.messages);
      return {
        rows: Object.entries(messages).map(([name, fields]) => ({
          name,
          fields,
          text: descriptions.rich(`messages.${from}.${name}`),
        })),
        labels: {
          caption: labels.captions.messages[from as keyof typeof reference.messages],
          message: labels.message,
          fields: labels.fields,
          meaning: labels.meaning,
        },
      };
    },
  },

  /** `<CloseCodesTable />`: the close codes of a connection, with their errors. */
  CloseCodesTable: {
    expand(_, { descriptions, labels, reference }) {
      const { options, tables } = reference;
      return textTable({
        endsInText: true,
        caption: labels.captions.closeCodes,
        columns: [labels.closeCode, labels.code, labels.cause],
        rows: Object.entries(tables.closeCodes).map(([code, closeCode]) => [
          [{ code: String(closeCode) }],
          [{ code, to: options.pageOfError(code) }],
          descriptions.rich(`errors.${code}.cause`),
        ]),
      });
    },
  },

  /** `<LimitsTable />`: every limit with its value. */
  LimitsTable: {
    expand(_, { descriptions, labels, locale, reference }) {
      return textTable({
        caption: labels.captions.limits,
        columns: [labels.limit, labels.value, labels.heldBy],
        rows: reference.tables.limits.map(({ name, value, unit, heldBy }) => [
          descriptions.rich(`limits.${name}`),
          formatQuantity(value, unit, name, locale),
          labels.holders[heldBy],
        ]),
      });
    },
  },

  /** `<StatesTable />`: all states with their meaning. */
  StatesTable: {
    expand(_, { descriptions, labels, reference }) {
      return textTable({
        caption: labels.captions.states,
        columns: [labels.state, labels.meaning],
        rows: reference.tables.states.map((state) => [
          [{ state }],
          descriptions.rich(`states.${state}`),
        ]),
      });
    },
  },

  /** `<StateMatrix />`: the recorded result of every operation in every state. */
  StateMatrix: {
    fill(_, { labels, reference }) {
      const { operations, states } = reference.tables;
      const record = readMatrixRecord(reference);
      const find = (operation: string, state: string) =>
        record?.cells.find((cell) => cell.operation === operation && cell.state === state) ??
        cellOf(reference.tables, operation, state);
      return {
        states,
        rows: Object.keys(operations).map((name) => ({
          name,
          to: reference.options.pageOf(name),
          cells: states.map((state) => {
            const cell = find(name, state);
            const { outcome, code } = cell;
            return { outcome, path: pathOf(state, cell), ...(code && { code }) };
          }),
        })),
        labels: {
          caption: labels.captions.matrix,
          operation: labels.operation,
          outcomes: labels.shortOutcomes,
        },
        ...(record && { verified: labels.verified(record.sdkVersion) }),
      };
    },
  },

  /** `<StateDiagram />`: all transitions between states. */
  StateDiagram: {
    fill(_, { reference }) {
      const { transitions, operations } = reference.tables;
      const byPair = new Map<string, Record<'from' | 'to', string> & { all: Set<string> }>();
      for (const { from, to, reason } of transitions) {
        const transition = byPair.get(`${from} ${to}`) ?? { from, to, all: new Set() };
        transition.all.add(reason);
        byPair.set(`${from} ${to}`, transition);
      }
      const isOperation = (reason: string): boolean => Object.hasOwn(operations, reason);
      return {
        transitions: [...byPair.values()].map(({ from, to, all }) => ({
          from,
          to,
          operations: [...all].filter(isOperation),
          reasons: [...all].filter((reason) => !isOperation(reason)),
        })),
      };
    },
  },

  /** `<BuildSizes />`: the compressed sizes of the builds. */
  BuildSizes: {
    expand(_, { labels, reference }) {
      return textTable({
        caption: labels.captions.sizes,
        columns: [labels.file, labels.use, labels.size],
        rows: readBuildSizes(reference.options.sdk).map(({ name, file, size }) => [
          [{ code: file }],
          knownName('build', name, labels.builds),
          size,
        ]),
      });
    },
  },

  /** `<LocalAgentOptions />`: all command-line options. */
  LocalAgentOptions: {
    fill: (_, { locale, reference }) => ({
      rows: Object.entries(reference.commandLine.optionTable).map(([name, { value, text }]) => ({
        option: `--${name}${value === undefined ? '' : ` ${value}`}`,
        text: text[locale],
      })),
    }),
  },

  /** `<StartAgentOptions />`: the options of `startAgent`. */
  StartAgentOptions: {
    expand(_, context) {
      const { startOptionTable, settingTable } = context.reference.commandLine;
      const settings = toFields(settingTable, context);
      const fields = toFields(startOptionTable, context).map((field) =>
        field.name === 'settings' ? { ...field, fields: settings } : field,
      );
      return fieldList(fields, context.labels);
    },
  },

  /** `<LocalAgentFaults />`: all faults that the local agent can simulate. */
  LocalAgentFaults: {
    fill: (_, { locale, reference }) => ({
      rows: Object.entries(reference.commandLine.faults).map(([name, fault]) => ({
        name,
        text: fault[locale],
        ...(fault.code && { code: fault.code }),
      })),
    }),
  },

  /** `<ErrorCatalogue group="microphone" />`: a section for each error of a group, with a heading. */
  ErrorCatalogue: {
    props: ['group?'],
    expand({ group }, context) {
      const { descriptions, labels, reference } = context;
      const groups = groupErrors(reference.tables.errors, reference.options);
      const errors = group ? knownName('group of errors', group, groups) : reference.tables.errors;
      return errors.map(({ code, retryable, operations }) => {
        const entry = elementWithProps('ErrorEntry', {
          code,
          cause: descriptions.rich(`errors.${code}.cause`),
          fix: descriptions.rich(`errors.${code}.fix`),
          retryable,
          mark: markOf(`errors.${code}`, context),
          operations: operations.map((name) => ({ name, to: reference.options.pageOf(name) })),
          labels: {
            fix: labels.fix,
            retryable: labels.mayRetry,
            operations: labels.operations,
            eventOnly: labels.eventOnly,
            reproduce: labels.reproduce,
          },
        });
        return { ...entry, children: [headingOf(code)] };
      });
    },
  },
} satisfies Record<string, Fact>;
