import path from 'node:path';
import type * as Tables from '../../../packages/sdk/src/reference/index';
import { evaluateOfPackage } from './evaluateOfPackage';
import { sdkFolder } from '../../config/paths';

/** The tables the SDK exports for its documentation. */
export type SdkTables = typeof Tables;

/** Reads the SDK's tables from their sources. */
export function readTables(folder = sdkFolder): SdkTables {
  return evaluateOfPackage<SdkTables>(path.join(folder, 'src/reference/index.ts'));
}
