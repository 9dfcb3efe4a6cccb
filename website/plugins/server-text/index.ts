import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { changeOnServer } from '../changed-packages/changeOnServer';

const drawing = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]renderToHtml\.js$/;

/**
 * Lets the server draw a page at once. Docusaurus has it drawn into a stream, in pieces of two kilobytes
 * that are written as bytes and read as text again, for a page may have parts to wait for.
 */
export default function serverText(): Plugin {
  const loader = fileURLToPath(new URL('./atOnce.cjs', import.meta.url));
  return { name: 'server-text', configureWebpack: changeOnServer(drawing, loader) };
}
