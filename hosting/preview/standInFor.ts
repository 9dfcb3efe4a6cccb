import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '../brotliOptions.mjs';
import { represent, type Site, type SiteFile } from './readSite';

const showsSamples = /\.(html|js)$/;
/** Three milliseconds a page, for eight bytes in a hundred more than the best. */
const quality = 7;

/** Finds a folder of a site, though lines may end behind its slashes and its host is kept whole. */
function findFolder(folder: string): RegExp {
  const parts = folder.split('/').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`${parts.join('/(?:<[^>]*>)*')}(?=/)`, 'g');
}

/**
 * Has a site name its own address where its samples and install lines name the public one, so that
 * they work before anything is published. The rest stays to the byte.
 */
export function standInFor(site: Site, publicSite: string, ownSite: string): Site {
  const sdk = findFolder(`${publicSite}/sdk`);
  const rename = (text: string) =>
    // A file to load or install, and the source that a content policy allows.
    text.replace(sdk, `${ownSite}/sdk`).replaceAll(`${publicSite};`, `${ownSite};`);
  const standIn = (file: SiteFile): SiteFile => {
    if (!showsSamples.test(file.path)) return file;
    const text = file.representations.identity.body.toString();
    const renamed = rename(text);
    if (renamed === text) return file;
    const body = Buffer.from(renamed);
    const br = file.representations.br && brotliCompressSync(body, brotliOptions(body, quality));
    const identity = represent(body, '');
    return { ...file, representations: { identity, ...(br && { br: represent(br, '-br') }) } };
  };
  const files = [...site.files].map(([path, file]) => [path, standIn(file)] as const);
  return { ...site, files: new Map(files) };
}
