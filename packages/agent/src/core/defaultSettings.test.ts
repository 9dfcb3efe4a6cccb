import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultSettings } from './AgentOptions.js';

const source = readFileSync(new URL('AgentOptions.ts', import.meta.url), 'utf8');

test.each(Object.entries(defaultSettings))(
  'the doc comment of %s ends with its default',
  (name, value) => {
    const [comment] = source.split(`${name}: number`);
    const documented = /Default ([\d ]+)\.\s+\*\/\s+$/u.exec(comment ?? '')?.[1];
    expect(Number(documented?.replaceAll(' ', ''))).toBe(value);
  },
);
