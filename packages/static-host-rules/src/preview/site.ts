import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPolicy } from '../contentPolicy';
import { contentTypeOf, isCompressible, listOriginals, readPages } from '../files';
import { type HostingOptions, type HostingRules, rulesOf } from '../rules';

export const encodings = { br: 'br', gzip: 'gz' } as const;
export type Encoding = keyof typeof encodings | 'identity';

export interface Representation {
  body: Buffer;
  etag: string;
}

export interface SiteFile {
  path: string;
  type: string;
  modified: Date;
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
}

export interface Site {
  /** The published files by their path below the base URL, with a leading slash. */
  files: ReadonlyMap<string, SiteFile>;
  rules: HostingRules;
}

export function represent(body: Buffer, suffix: string): Representation {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}${suffix}"` };
}

/**
 * Reads a built folder into memory, so that pages stay readable while the next build empties the
 * folder, and no request gets half a file.
 */
export function readSite(folder: string, hosting: HostingOptions): Site {
  const files = new Map<string, SiteFile>();
  for (const path of listOriginals(folder)) {
    const read = (name: string) => readFileSync(join(folder, name));
    const representations: SiteFile['representations'] = { identity: represent(read(path), '') };
    for (const [encoding, extension] of Object.entries(encodings)) {
      const encoded = `${path}.${extension}`;
      if (isCompressible(path) && existsSync(join(folder, encoded))) {
        representations[encoding as Encoding] = represent(read(encoded), `-${extension}`);
      }
    }
    files.set(`/${path}`, {
      path: `/${path}`,
      type: contentTypeOf(path),
      modified: statSync(join(folder, path)).mtime,
      representations,
    });
  }
  return { files, rules: rulesOf(hosting, readPages(folder).map(readPolicy)) };
}
