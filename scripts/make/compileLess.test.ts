import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { compileLess, compileWasmOnce, flagsFor, trustFormats } from './compileLess';

it('this Node.js starts with the flags it is given', () => {
  const flags = [...compileLess, ...compileWasmOnce, ...trustFormats];
  expect(spawnSync(process.execPath, [...flags, '--eval', '']).status).toBe(0);
});

it('a later Node.js, which knows no such flag, is given none', () => {
  expect(flagsFor('22.20.0')).toEqual([]);
});
