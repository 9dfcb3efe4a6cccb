import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Content types by file extension; other files are sent as bytes. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  tgz: 'application/gzip',
  zip: 'application/zip',
};

const compressible = /^(text\/|image\/svg|application\/(json|manifest|xml|wasm))/;

/** The content type of a file, by its name. */
export function contentTypeOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return contentTypes[extension] ?? 'application/octet-stream';
}

/** Whether a file is worth compressing: text is; pictures, audio and archives are not. */
export function isCompressible(path: string): boolean {
  return compressible.test(contentTypeOf(path));
}

/**
 * All published files below a folder, as sorted paths with forward slashes; of hidden ones only
 * `.well-known`.
 */
export function listFiles(folder: string): string[] {
  const top = resolve(folder);
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(top.length + 1))
    .map((path) => (sep === '/' ? path : path.replaceAll(sep, '/')))
    .filter((path) => !/(^|\/)\.(?!well-known\/)/.test(path))
    .sort();
}

/** The published files below a folder, without the compressed copies of others. */
export function listOriginals(folder: string): string[] {
  const files = new Set(listFiles(folder));
  const isCopy = (path: string): boolean =>
    /\.(br|gz)$/.test(path) && files.has(path.replace(/\.(br|gz)$/, ''));
  return [...files].filter((path) => !isCopy(path));
}

/** A page of a build: its path below the base URL, and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Reads all pages of a built folder. */
export function readPages(folder: string): BuiltPage[] {
  return listFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path: `/${path}`, html: readFileSync(join(folder, path), 'utf8') }));
}
