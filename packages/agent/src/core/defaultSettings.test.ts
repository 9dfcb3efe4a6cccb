import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultSettings } from './AgentOptions.js';

const source = readFileSync(new URL('AgentOptions.ts', import.meta.url), 'utf8');

test.each(Object.entries(defaultSettings))(
  'the words of %s end with its default',
  (name, value) => {
    const [words] = source.split(`${name}: number`);
    const told = /Default ([\d ]+)\.\s+\*\/\s+$/u.exec(words ?? '')?.[1];
    expect(Number(told?.replaceAll(' ', ''))).toBe(value);
  },
);
