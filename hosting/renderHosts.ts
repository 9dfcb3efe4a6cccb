import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from './listFiles';
import { readPolicy, type PagePolicy } from './policy/readPolicy';
import { readPages } from './readPages';
import { renderCaddy } from './render/caddy/renderCaddy';
import { renderContainer } from './render/renderContainer';
import { renderHeadersFile } from './render/renderHeadersFile';
import { renderNginx } from './render/nginx/renderNginx';
import { renderRedirectsFile } from './render/renderRedirectsFile';
import { renderStorage } from './render/renderStorage';
import type { Rendering } from './render/Rendering';
import { rulesOf } from './rulesOf';

/**
 * What the rules of this folder are rendered from.
 *
 * @param pages - What its pages ask of a policy. Default: read from them
 */
export function readRendering(
  folder: string,
  baseUrl: string,
  pages: readonly PagePolicy[] = readPages(folder).map(readPolicy),
): Rendering {
  const files = new Set(listFiles(folder));
  // A compressed copy is a form of its original, and has no address.
  const isCopy = (path: string) =>
    files.has(path.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(path);
  const paths = [...files].filter((path) => !isCopy(path)).map((path) => `/${path}`);
  return { rules: rulesOf(pages), baseUrl, paths };
}

/** Writes the rules of a built folder for every host we know, each in its own language. */
export async function renderHosts(
  folder: string,
  baseUrl: string,
  target: string,
  pages?: readonly PagePolicy[],
): Promise<void> {
  const rendering = readRendering(folder, baseUrl, pages);
  const headers = renderHeadersFile(rendering);
  const files: Record<string, string> = {
    'caddy/Caddyfile': renderCaddy(rendering),
    'caddy/Containerfile': renderContainer('hosting/dist/caddy/Caddyfile'),
    'nginx/site.conf': renderNginx(rendering, '8080', '/srv'),
    'netlify/_headers': headers,
    'netlify/_redirects': renderRedirectsFile(rendering, '!'),
    'cloudflare-pages/_headers': headers,
    'cloudflare-pages/_redirects': renderRedirectsFile(rendering, ''),
    'object-storage/site.json': renderStorage(rendering),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
}
