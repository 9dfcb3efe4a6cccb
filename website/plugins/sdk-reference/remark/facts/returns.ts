import { functionNamed } from '../listFunctions';
import { toField } from '../toField';
import type { Fact } from '../FactContext';

/** `<Returns of="connect" />`: what a caller gets. */
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
