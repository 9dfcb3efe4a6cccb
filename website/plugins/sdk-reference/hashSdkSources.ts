import path from 'node:path';
import { hashFiles } from './hashFiles';
import { sdkFolder } from './repositoryPaths';

/** One hash for everything the reference is read from; equal hashes mean equal facts. */
export function hashSdkSources(folder = sdkFolder): string {
  return hashFiles(path.join(folder, 'src'));
}
