import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paint } from '../../../packages/sdk/src/face/svg';

const root = path.resolve(import.meta.dirname, '../../..');
const page = 'usage/html-js.mdx';
const folders = ['website/docs', 'website/i18n/en/docusaurus-plugin-content-docs/current'];

/** All custom properties with their defaults, as the drawing uses them. */
const used = Object.values(paint).map((color) => color.replace(/^var\((.+),(.+)\)$/, '$1 $2'));

test.each(folders)('the page in %s lists every color of the face with its default', (folder) => {
  const text = readFileSync(path.join(root, folder, page), 'utf8');
  const rows = [...text.matchAll(/^\| `(--face-[\w-]+)` \|.+\| `([^`]+)` \|$/gm)];
  const listed = rows.map(([, name, color]) => `${name} ${color}`);
  expect(listed.sort()).toEqual(used.toSorted());
});
