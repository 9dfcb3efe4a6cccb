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
