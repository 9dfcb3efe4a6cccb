import { operations, states, type OperationName } from 'product-sdk/reference';
import { observe, type Observation } from './observe';
import type { MatrixRoom } from './room';

/** Runs every cell of operation × state, a row of states at a time. */
export const runMatrix = async (room: MatrixRoom): Promise<Observation[]> => {
  const names = Object.keys(operations) as OperationName[];
  const rows: Observation[] = [];
  for (const operation of names)
    rows.push(...(await Promise.all(states.map((state) => observe(room, operation, state)))));
  return rows;
};
