import { contentTypeOf } from '../files';
import { headersFor } from '../rules';
import { listRedirects, type Rendering } from './rendering';

/**
 * The rules as data, for a script that uploads the folder to plain object storage: the headers of
 * each object, the order of upload, the redirects, and the documents of the website endpoint.
 */
export function renderStorage(rendering: Rendering): string {
  const { rules, paths } = rendering;
  const isKept = (path: string) =>
    /\bimmutable\b/.test(headersFor(rules, path)['Cache-Control'] ?? '');
  // Immutable files are uploaded first, so that no page refers to a file that is not there yet.
  const uploaded = [...paths].sort((a, b) => Number(isKept(b)) - Number(isKept(a)));
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
