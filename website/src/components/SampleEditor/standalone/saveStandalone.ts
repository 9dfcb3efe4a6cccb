import { stripTypes } from '../../LivePanel/run/stripTypes';
import { saveFile } from './saveFile';
import { writeStandalone } from './writeStandalone';
import { writeStandalonePage } from './writeStandalonePage';

/** What to save, and where to find what it needs. */
export interface StandaloneOrder {
  /** The sample's name. */
  name: string;
  text: string;
  isPage: boolean;
  /** The address of the folder that holds the runtime. */
  base: string;
}

/**
 * Saves a sample as one HTML file.
 *
 * @throws when the text cannot be read, or the runtime cannot be loaded.
 */
export async function saveStandalone(order: StandaloneOrder): Promise<void> {
  const { name, text, isPage, base } = order;
  const fileName = `${name
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')}.html`;
  const [script, response] = await Promise.all([
    isPage ? text : stripTypes(text),
    fetch(`${base}standalone.js`),
  ]);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const runtime = await response.text();
  const file = isPage
    ? writeStandalonePage(script, runtime)
    : writeStandalone({ name, script, runtime });
  saveFile(fileName, file);
}
