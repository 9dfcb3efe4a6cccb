import { hashFiles } from 'docs-kit';
import { sdkFolder } from '../../config/paths';

/** One hash for everything the reference is read from; equal hashes mean equal facts. */
export function hashSdkSources(folder = sdkFolder): string {
  return hashFiles(folder, ['src']);
}
