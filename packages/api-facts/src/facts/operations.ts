import { functionNamed, highlightDeclaration, knownName, originOf } from '../declarations';
import type { Fact } from './context';
import { cellOf, type ErrorRow } from '../tables';
import { toField } from './toField';

/** `<OperationErrors of="connect" />`: the error codes of an operation. */
export const operationErrors: Fact = {
  props: ['of'],
  fill({ of = '' }, { reference, descriptions, labels, locale }) {
    const origin = originOf(functionNamed(of, reference).name, reference);
    const causeKey = ({ code, causeIn = {} }: ErrorRow): string =>
      `errors.${code}.cause${Object.hasOwn(causeIn, origin) ? `.${origin}` : ''}`;
    const errors = reference.tables.errors.filter(({ operations }) =>
      operations.some((operation) => operation === origin),
    );
    return {
      rows: errors.map((row) => ({
        code: row.code,
        ...(row.retryable && { retryable: row.retryable }),
        cause: descriptions.rich(causeKey(row), locale),
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
};

/** `<OperationEvents of="connect" />`: the events of an operation. */
export const operationEvents: Fact = {
  props: ['of'],
  fill({ of = '' }, { descriptions, labels, locale, reference }) {
    const names = knownName('operation', of, reference.options.sdk.operationEvents);
    return {
      rows: names.map((name) => ({ name, text: descriptions.rich(`events.${name}`, locale) })),
      ...(names.length === 0 && { nothing: labels.nothing.events }),
    };
  },
};

/** `<OperationStates of="connect" />`: what an operation does in each state. */
export const operationStates: Fact = {
  props: ['of'],
  fill({ of = '' }, { reference, labels }) {
    const { operations, states } = reference.tables;
    knownName('operation', of, operations);
    return {
      rows: states.map((state) => {
        const { outcome, to, then, code } = cellOf(reference.tables, of, state);
        const path = [to, then ?? to].filter((next, index) => next !== [state, to][index]);
        return { state, does: labels.outcomes[outcome], ...(code ? { code } : { path }) };
      }),
      labels: {
        caption: labels.captions.operationStates,
        state: labels.state,
        does: labels.whatItDoes,
      },
    };
  },
};

/** `<Parameters of="connect" />`: the parameters. */
export const parameters: Fact = {
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
};

/** `<Returns of="connect" />`: the return value. */
export const returns: Fact = {
  props: ['of'],
  fill({ of = '' }, context) {
    const {
      type,
      text,
      fields = [],
    } = toField(functionNamed(of, context.reference).returns, context, 'received');
    return { type, text, fields };
  },
};

/** `<Signature of="connect" />`: the declaration, highlighted. */
export const signature: Fact = {
  props: ['of'],
  async fill({ of = '' }, { reference, highlight }) {
    return { html: await highlightDeclaration(of, reference, highlight) };
  },
};
