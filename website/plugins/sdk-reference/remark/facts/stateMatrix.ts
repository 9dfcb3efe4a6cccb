import { readMatrixRecord } from '../../readMatrixRecord';
import { pageOf } from '../../text/pageOf';
import type { Fact } from '../FactContext';

/** `<StateMatrix />`: what every operation does in every state, as the last run recorded it. */
export const stateMatrix: Fact = {
  props: [],
  fill(_, { labels, reference }) {
    const { operations, states } = reference.tables;
    const { captions, operation, shortOutcomes } = labels;
    const verified = readMatrixRecord(reference);
    return {
      states,
      rows: Object.entries(operations).map(([name, cells]) => ({
        name,
        to: pageOf(name),
        cells: states.map((state) => {
          const { outcome, to, then, code } = cells[state];
          return { outcome, to: then ?? to, ...(code && { code }) };
        }),
      })),
      labels: { caption: captions.matrix, operation, outcomes: shortOutcomes },
      ...(verified && { verified: labels.verified(verified.version, verified.date) }),
    };
  },
};
