import {
  errorsOf,
  functionNamed,
  highlightDeclaration,
  knownName,
  originOf,
} from '../declarations';
import type { Fact } from './context';
import { cellOf, type ErrorRow, pathOf } from '../tables';
import { toField } from './toField';

/** What the page of an operation or function shows of it. */
export const operationFacts = {
  /** `<OperationErrors of="connect" />`: the error codes of an operation. */
  OperationErrors: {
    props: ['of'],
    fill({ of = '' }, { reference, descriptions, labels }) {
      const origin = originOf(functionNamed(of, reference).name, reference);
      const causeKey = ({ code, causeIn = {} }: ErrorRow): string =>
        `errors.${code}.cause${Object.hasOwn(causeIn, origin) ? `.${origin}` : ''}`;
      const errors = errorsOf(of, reference);
      return {
        rows: errors.map((row) => ({
          code: row.code,
          ...(row.retryable && { retryable: row.retryable }),
          cause: descriptions.rich(causeKey(row)),
        })),
        labels: {
          caption: labels.captions.errors,
          code: labels.code,
          cause: labels.cause,
          retryable: labels.retryable,
          retry: labels.retry,
        },
        ...(errors.length === 0 && { nothing: labels.nothing.errors }),
      };
    },
  },

  /** `<OperationEvents of="connect" />`: the events of an operation. */
  OperationEvents: {
    props: ['of'],
    fill({ of = '' }, { descriptions, labels, reference }) {
      const names = knownName('operation', of, reference.options.sdk.operationEvents);
      return {
        rows: names.map((name) => ({ name, text: descriptions.rich(`events.${name}`) })),
        ...(names.length === 0 && { nothing: labels.nothing.events }),
      };
    },
  },

  /** `<OperationStates of="connect" />`: what an operation does in each state. */
  OperationStates: {
    props: ['of'],
    fill({ of = '' }, { reference, labels }) {
      const { operations, states } = reference.tables;
      knownName('operation', of, operations);
      return {
        rows: states.map((state) => {
          const cell = cellOf(reference.tables, of, state);
          const then = cell.code ? { code: cell.code } : { path: pathOf(state, cell) };
          return { state, does: labels.outcomes[cell.outcome], ...then };
        }),
        labels: {
          caption: labels.captions.operationStates,
          state: labels.state,
          does: labels.whatItDoes,
        },
      };
    },
  },

  /** `<Parameters of="connect" />`: the parameters. */
  Parameters: {
    props: ['of'],
    fill({ of = '' }, context) {
      const { labels } = context;
      const fields = functionNamed(of, context.reference).parameters;
      return {
        fields: fields.map((field) => toField(field, context, 'given')),
        labels: { required: labels.required, defaultValue: labels.defaultValue },
        ...(fields.length === 0 && { nothing: labels.nothing.parameters }),
      };
    },
  },

  /** `<Returns of="connect" />`: the return value. */
  Returns: {
    props: ['of'],
    fill({ of = '' }, context) {
      const {
        type,
        text,
        fields = [],
      } = toField(functionNamed(of, context.reference).returns, context, 'received');
      return { type, text, fields };
    },
  },

  /** `<Signature of="connect" />`: the declaration, highlighted. */
  Signature: {
    props: ['of'],
    async fill({ of = '' }, { reference, highlight }) {
      return { html: await highlightDeclaration(of, reference, highlight) };
    },
  },
} satisfies Record<string, Fact>;
