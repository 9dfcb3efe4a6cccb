import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMarkdown } from './readMarkdown';
import { addSearchNames } from './searchNames';

function createFolder(names: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'sound.yml'), names);
  return folder;
}

const readPage = () =>
  readMarkdown('sound/index.html', '# Sound\n\nText.\n\n## Mute {#mute}\n\nText.\n');

it('adds the names in a file to its page and sections', () => {
  const page = readPage();
  addSearchNames([page], createFolder('_page:\n  - audio\nmute:\n  - silence\n  - 404\n'));
  expect(page.sections.map(({ aliases }) => aliases)).toEqual([['audio'], ['silence', '404']]);
});

it('throws on names for an unknown section and lists the known ones', () => {
  const folder = createFolder('loud:\n  - volume\n');
  expect(() => addSearchNames([readPage()], folder)).toThrow(
    'no section "loud". It has: _page, mute.',
  );
});
