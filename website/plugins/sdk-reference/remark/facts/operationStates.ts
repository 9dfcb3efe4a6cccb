import { knownName } from '../knownName';
import type { Fact } from '../FactContext';

/** `<OperationStates of="connect" />`: what it does in each state. */
export const operationStates: Fact = {
  props: ['of'],
  fill({ of = '' }, { reference, labels }) {
    const { operations, states } = reference.tables;
    const cells = knownName('operation', of, operations);
    return {
      rows: states.map((state) => {
        const { outcome, to, then, code } = cells[state];
        const path = [...new Set([state, to, then ?? to])].slice(1);
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
