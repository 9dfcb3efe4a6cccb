import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { changeOnServer } from '../changed-packages/changeOnServer';

const headPackage = /react-helmet-async[\\/]lib[\\/]index\.module\.js$/;

/**
 * Lets the server make the head of each page once. Ten components add to the head of a page, and
 * each would have all that the others added put together: an eighth of drawing a page.
 */
export default function serverHead(): Plugin {
  const loader = fileURLToPath(new URL('./headOnce.cjs', import.meta.url));
  return { name: 'server-head', configureWebpack: changeOnServer(headPackage, loader) };
}
