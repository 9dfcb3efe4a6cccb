import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { compileLess, compileWasmOnce, flagsFor } from './compileLess';

it('this Node.js starts with the flags it is given', () => {
  expect(
    spawnSync(process.execPath, [...compileLess, ...compileWasmOnce, '--eval', '']).status,
  ).toBe(0);
});

it('a later Node.js, which knows no such flag, is given none', () => {
  expect(flagsFor('22.20.0')).toEqual([]);
});
