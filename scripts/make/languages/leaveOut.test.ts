import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import leaveOut from './leaveOut.cjs';

const folder = mkdtempSync(join(tmpdir(), 'leave-out-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asking = join(folder, 'asking.cjs');
const load = createRequire(asking) as (name: string) => { use: () => unknown };

function write(name: string): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'index.js'), 'throw new Error("loaded")');
}

it('a module asks for a package that is left out, and is stopped only when it uses it', () => {
  write('unused');
  writeFileSync(
    asking,
    `const unused = require('unused');
     const ours = unused && unused.__esModule ? unused : { default: unused };
     exports.use = () => new ours.default.Plugin();`,
  );
  leaveOut(asking, ['unused']);
  const { use } = load(asking);
  expect(use).toThrow('A build uses unused,');
});

it('a package that is not there is not left out', () => {
  expect(() => leaveOut(asking, ['absent'])).toThrow("Cannot find module 'absent'");
});
