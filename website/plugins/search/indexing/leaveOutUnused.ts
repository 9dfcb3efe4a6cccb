import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** What the engine never calls of MiniSearch's map; a bundler keeps every method of a class. */
const unused = [
  'clear',
  'delete',
  'forEach',
  'update',
  'values',
  'static from',
  'static fromObject',
];

const withoutMethod = (code: string, name: string): string => {
  const rest = code.replace(new RegExp(`\\n {4}${name}\\([^)]*\\) \\{[^]*?\\n {4}\\}`), '');
  if (rest === code) throw new Error(`MiniSearch's map has no method ${name} to leave out`);
  return rest;
};

/** Leaves methods that nothing calls, and what only they need, out of the worker: 220 bytes. */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]SearchableMap\.js$/ }, ({ path }) => ({
      contents: unused.reduce(withoutMethod, readFileSync(path, 'utf8')),
    }));
  },
};
