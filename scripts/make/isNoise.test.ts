import { describe, expect, it } from 'vitest';
import { isNoise } from './isNoise';

describe('isNoise', () => {
  it.each([
    '    at async runCLI (/site/node_modules/@docusaurus/core/lib/commands/cli.js:56:5)',
    '    at async Promise.all (index 0)',
    '      at Array.map (<anonymous>)',
    '    at async file:///site/node_modules/@docusaurus/core/bin/docusaurus.mjs:44:3 {',
    '    ... 4 lines matching cause stack trace ...',
    '[SUCCESS] Generated static files in ".cache/next-output".',
    '[INFO] Use `npm run serve` command to test your build locally.',
    '',
  ])('drops %j', (line) => {
    expect(isNoise(line)).toBe(true);
  });

  it.each([
    '[ERROR] Error: Unable to build website for locale ko.',
    '  [cause]: Error: Invalid sidebar file at "sidebars.js".',
    '  - third',
    '   -> linking to /docs/third/',
    'at least one heading needs an id: docs/first.mdx:12',
  ])('keeps %j', (line) => {
    expect(isNoise(line)).toBe(false);
  });
});
