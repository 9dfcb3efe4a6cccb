import { hashSdkSources } from './hashSdkSources';
import { buildModel } from './model/buildModel';
import { runTypeDoc } from './model/runTypeDoc';
import type { SdkModel } from './model/types';
import { readTables, type SdkTables } from './readTables';

/** Everything the SDK's sources say of the SDK. */
export interface Reference {
  /** Equal hashes mean equal facts. */
  hash: string;
  tables: SdkTables;
  model: SdkModel;
}

let latest: Reference | undefined;

/** Reads the SDK's sources again only when they have changed. */
export function loadReference(): Reference {
  const hash = hashSdkSources();
  if (latest?.hash === hash) return latest;
  const tables = readTables();
  const { languages, mouthShapes, states } = tables;
  const model = buildModel(runTypeDoc(), { languages, mouthShapes, states });
  latest = { hash, tables, model };
  return latest;
}
