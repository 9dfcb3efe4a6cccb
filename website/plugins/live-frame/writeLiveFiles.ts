import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { samplesFolder } from '../samples/places';
import { shownText } from '../samples/renderSample';
import { integrityOf } from '../sdk-files/integrityOf';
import { readSdkVersion } from '../sdk-files/servedFiles';
import { buildFrame } from './buildFrame';
import { buildModules } from './buildModules';
import { bundleWhole } from './bundleWhole';
import { frameDocument, pageDocument, sandboxDocument } from './documents';
import { highlightModule } from './highlightModule';
import { listModules, listPages } from './listPrograms';
import { listRunFiles } from './listRunFiles';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A sample that is a page, with this site in the place of the public one. */
function readPage(name: string, root: string): string {
  const source = readFileSync(path.join(samplesFolder, name), 'utf8');
  const values = {
    site: root.replace(/\/$/, ''),
    version: readSdkVersion(),
    integrity: integrityOf,
  };
  return shownText(name, source, undefined, values);
}

/**
 * Makes the `/live/` folder of a site: the documents of the two frames, every program that can run
 * in them, beside its highlighted text, the list of what each needs, and the script that a saved
 * sample begins with.
 *
 * @param folder - Where it is made.
 * @param root - The address of the site.
 */
export async function writeLiveFiles(folder: string, root: string): Promise<void> {
  await Promise.all([buildFrame(folder), buildModules(folder, `${root}live/`)]);
  for (const [name, file] of Object.entries(listModules())) {
    write(path.join(folder, `${name}.txt`), await highlightModule(file));
  }
  const pages = Object.fromEntries(
    listPages().map((name) => [name, pageDocument(readPage(name, root), root)]),
  );
  for (const [name, page] of Object.entries(pages)) {
    write(path.join(folder, 'samples', name.replace(/\.html$/, ''), 'index.html'), page);
  }
  const frame = frameDocument(root);
  write(path.join(folder, 'frame/index.html'), frame);
  write(path.join(folder, 'run-files.json'), JSON.stringify(listRunFiles(frame, pages, root)));
  write(path.join(folder, 'sandbox/index.html'), sandboxDocument(await bundleWhole('sandbox')));
  write(path.join(folder, 'standalone.js'), await bundleWhole('standalone'));
}
