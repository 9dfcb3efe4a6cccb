import { listRedirects } from './listRedirects';
import type { Rendering } from './Rendering';

/**
 * The redirects and the pages for what does not exist as a `_redirects` file.
 *
 * @param force - What the host calls a redirect that also counts where a file exists, if it can.
 */
export function renderRedirectsFile(rendering: Rendering, force: '' | '!'): string {
  const { rules, baseUrl } = rendering;
  const base = baseUrl.slice(0, -1);
  const redirects = listRedirects(rendering).map(
    ({ from, to }) => `${encodeURI(from)} ${encodeURI(to)} ${rules.redirectStatus}${force}`,
  );
  const missing = rules.notFound.map(
    ({ prefix, document }) => `${base}${prefix}* ${base}${document} 404`,
  );
  // The other of the two hosts takes the nearest 404.html by itself, and knows no status 404 here.
  return [...redirects, ...(force ? missing : []), ''].join('\n');
}
