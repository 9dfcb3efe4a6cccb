import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { contentTypeOf } from '../files';
import { headersFor, type HostingOptions } from '../rules';
import { renderCaddy } from './caddy';
import { joinFiles, renderHeadersFile, renderRedirectsFile } from './headersFile';
import { renderNginx } from './nginx';
import { listRedirects, readRendering, type Rendering } from './rendering';

export interface RenderedSite {
  /** The built folder. */
  folder: string;
  /** The base URL, with slashes at both ends. */
  baseUrl: string;
  hosting: HostingOptions;
  /** The output folder. */
  target: string;
  /** For the container image: paths relative to the build context. */
  container: {
    /** Their path in the image. */
    rules: string;
    /** The built folder's path in the image. */
    site: string;
  };
}

const caddyImage =
  'docker.io/library/caddy:2.10.2-alpine@sha256:4c6e91c6ed0e2fa03efd5b44747b625fec79bc9cd06ac5235a779726618e530d';

/** A container image of the site with Caddy. */
function renderContainer({ rules, site }: RenderedSite['container']): string {
  const folder = posix.join(rules, 'caddy');
  return `# podman build --file ${folder}/Containerfile --tag docs .
# podman run --publish 8080:8080 docs
FROM ${caddyImage}
COPY ${folder}/Caddyfile /etc/caddy/Caddyfile
COPY ${site} /srv
EXPOSE 8080
`;
}

/**
 * The rules as data, for a script that uploads the folder to plain object storage: the headers of
 * each object, the order of upload, the redirects, and the documents of the website endpoint.
 */
function renderStorage(rendering: Rendering): string {
  const { rules, paths } = rendering;
  const isImmutable = (path: string) =>
    /\bimmutable\b/.test(headersFor(rules, path)['Cache-Control'] ?? '');
  // Immutable files are uploaded first, so that no page refers to a file that is not there yet.
  const uploaded = [...paths].sort((a, b) => Number(isImmutable(b)) - Number(isImmutable(a)));
  const objects = uploaded.map((path) => ({
    key: path.slice(1),
    headers: { 'Content-Type': contentTypeOf(path), ...headersFor(rules, path) },
  }));
  const description = {
    indexDocument: 'index.html',
    errorDocument: '404.html',
    redirects: listRedirects(rendering),
    objects,
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** Writes the rules of a built folder for every supported host, in its own format. */
export async function renderHosts(site: RenderedSite): Promise<void> {
  const { folder, baseUrl, hosting, target, container } = site;
  const rendering = readRendering(folder, baseUrl, hosting);
  const files: Record<string, string> = {
    'caddy/Caddyfile': renderCaddy(rendering),
    'caddy/Containerfile': renderContainer(container),
    'nginx/site.conf': renderNginx(rendering, '8080', '/srv'),
    'netlify/_headers': renderHeadersFile(rendering),
    'netlify/_redirects': renderRedirectsFile(rendering, '!'),
    // It ignores every pattern after the hundredth.
    'cloudflare-pages/_headers': renderHeadersFile(rendering, joinFiles),
    'cloudflare-pages/_redirects': renderRedirectsFile(rendering, ''),
    'object-storage/site.json': renderStorage(rendering),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
}
