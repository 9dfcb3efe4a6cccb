import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const scripts = fileURLToPath(new URL('../../website/build/assets/js/', import.meta.url));

/** The theme reserves a chunk for highlighter settings; ours is empty. */
const emptySettings = 'prism:{theme:{plain:{},styles:[]},magicComments:[],additionalLanguages:[]}';

test('the scripts of the site contain no highlighter, grammar or highlighting theme', () => {
  const traces = /prism|palenight|shiki|textmate|tokenColors/i;
  const guilty = readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .filter((name) => traces.test(readFileSync(scripts + name, 'utf8').replace(emptySettings, '')));
  expect(guilty).toEqual([]);
});
