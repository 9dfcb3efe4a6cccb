import { describe, expect, it } from 'vitest';
import { errors } from './errors.js';
import { operations, type OperationName } from './operations.js';
import { transitions } from './reference/index.js';
import { states } from './states.js';

const cells = (Object.keys(operations) as OperationName[]).flatMap((operation) =>
  states.map((state) => ({ operation, state, cell: operations[operation][state] })),
);

describe('the table of operations', () => {
  it('has a cell for every operation in every state', () => {
    expect(cells).toHaveLength(7 * 8);
    for (const { cell } of cells) expect(states).toContain(cell.to);
  });

  it('keeps the state where an operation rejects or has no effect', () => {
    for (const { state, cell } of cells)
      if (['rejects', 'no-op', 'same-session', 'same-promise'].includes(cell.outcome))
        expect(cell.to).toBe(state);
  });

  it('rejects only with error codes that list the operation', () => {
    for (const { operation, cell } of cells)
      if (cell.outcome === 'rejects') {
        const names: readonly string[] = cell.code ? errors[cell.code].operations : [];
        expect(names).toContain(operation);
      } else expect(cell.code).toBeUndefined();
  });

  it('has transitions to and from every state', () => {
    for (const state of states) {
      if (state !== 'idle') expect(transitions.some(({ to }) => to === state)).toBe(true);
      expect(transitions.some(({ from }) => from === state)).toBe(true);
    }
  });
});
