import { readMatrixRecord, type Cell } from '../../matrix/readMatrixRecord';
import { pageOf } from '../../text/pageOf';
import type { Fact } from '../FactContext';

/** `<StateMatrix />`: what every operation did in every state when it was last run. */
export const stateMatrix: Fact = {
  props: [],
  fill(_, { labels, reference }) {
    const { operations, states } = reference.tables;
    const record = readMatrixRecord(reference);
    const cellOf = (operation: string, state: string, planned: Cell): Cell =>
      record?.cells.find((cell) => cell.operation === operation && cell.state === state) ?? planned;
    return {
      states,
      rows: Object.entries(operations).map(([name, cells]) => ({
        name,
        to: pageOf(name),
        cells: states.map((state) => {
          const { outcome, to, then, code } = cellOf(name, state, cells[state]);
          const path = [to, then ?? to].filter((next, index) => next !== [state, to][index]);
          return { outcome, path, ...(code && { code }) };
        }),
      })),
      labels: {
        caption: labels.captions.matrix,
        operation: labels.operation,
        outcomes: labels.shortOutcomes,
      },
      ...(record && { verified: labels.verified(record.sdkVersion, record.verifiedOn) }),
    };
  },
};
