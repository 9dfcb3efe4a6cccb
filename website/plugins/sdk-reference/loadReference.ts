import { assertWholeTables } from './assertWholeTables';
import { hashSdkSources } from './hashSdkSources';
import { buildModel } from './model/buildModel';
import { runTypeDoc } from './model/runTypeDoc';
import type { ConstantLists } from './model/renderType';
import type { SdkModel } from './model/types';
import { readTables, type SdkTables } from './readTables';

/** Everything the SDK's sources say of the SDK. */
export interface Reference {
  /** Equal hashes mean equal facts. */
  hash: string;
  tables: SdkTables;
  model: SdkModel;
}

function listConstants({ errors, languages, mouthShapes, states }: SdkTables): ConstantLists {
  const codes = errors.map(({ code }) => code);
  return {
    values: { languages, mouthShapes, states },
    names: { AgentState: states, MouthShape: mouthShapes, ErrorCode: codes },
  };
}

let latest: Reference | undefined;

// During a production build the sources hold still, and a hundred pages need not look at them each.
const isBuilding = process.env.NODE_ENV === 'production';

/** Reads the SDK's sources again only when they have changed. */
export function loadReference(): Reference {
  if (latest && isBuilding) return latest;
  const hash = hashSdkSources();
  if (latest?.hash === hash) return latest;
  const tables = readTables();
  assertWholeTables(tables);
  const model = buildModel(runTypeDoc(), listConstants(tables));
  latest = { hash, tables, model };
  return latest;
}
