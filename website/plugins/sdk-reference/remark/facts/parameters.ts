import { functionNamed } from '../listFunctions';
import { toField } from '../toField';
import type { Fact } from '../FactContext';

/** `<Parameters of="connect" />`: what a caller gives. */
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
