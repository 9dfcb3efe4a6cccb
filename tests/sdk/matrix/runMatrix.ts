import { operations, states, type OperationName } from 'product-sdk/reference';
import { observe, type Observation } from './observe';
import type { MatrixFixture } from './fixture';

/** Runs every cell of operation × state, one row of states at a time. */
export const runMatrix = async (fixture: MatrixFixture): Promise<Observation[]> => {
  const names = Object.keys(operations) as OperationName[];
  const rows: Observation[] = [];
  for (const operation of names)
    rows.push(...(await Promise.all(states.map((state) => observe(fixture, operation, state)))));
  return rows;
};
