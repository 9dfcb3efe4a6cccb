import path from 'node:path';
import type { optionTable } from '../../../packages/agent/src/cli/optionTable';
import type { faults } from '../../../packages/agent/src/core/faults';
import { evaluateOfPackage } from './evaluateOfPackage';
import { agentFolder } from '../../config/paths';

/** What the local agent's command line takes, and how it can be told to misbehave. */
export interface AgentTables {
  optionTable: typeof optionTable;
  faults: typeof faults;
}

/** Reads the local agent's tables from their sources. */
export function readAgentTables(folder = agentFolder): AgentTables {
  const read = <Table>(file: string) => evaluateOfPackage<Table>(path.join(folder, 'src', file));
  return {
    ...read<Pick<AgentTables, 'optionTable'>>('cli/optionTable.ts'),
    ...read<Pick<AgentTables, 'faults'>>('core/faults.ts'),
  };
}
