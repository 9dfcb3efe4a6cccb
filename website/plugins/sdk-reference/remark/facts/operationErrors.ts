import { functionNamed, originOf } from '../listFunctions';
import type { Fact } from '../FactContext';

/** `<OperationErrors of="connect" />`: the codes it rejects with. */
export const operationErrors: Fact = {
  props: ['of'],
  fill({ of = '' }, { reference, descriptions, labels, locale }) {
    const origin = originOf(functionNamed(of, reference).name);
    const errors = reference.tables.errors.filter(({ operations }) =>
      operations.some((operation) => operation === origin),
    );
    return {
      rows: errors.map(({ code, retryable }) => ({
        code,
        ...(retryable && { retryable }),
        cause: descriptions.rich(`errors.${code}.cause`, locale),
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
