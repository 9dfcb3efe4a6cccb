import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { microphoneError } from '../../packages/sdk/src/microphone/microphone';

const pages = [
  '../docs/troubleshooting.mdx',
  '../i18n/en/docusaurus-plugin-content-docs/current/troubleshooting.mdx',
];
const named = /<ErrorCode code="([\w-]+)" \/> \(`(\w+)`\)/g;

describe.each(pages)('the browser error names in %s', (page) => {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8');
  const names = [...text.matchAll(named)].map(([, code = '', name = '']) => ({ code, name }));

  it('are given for three error codes', () => {
    expect(names.length).toBe(3);
  });

  it.each(names)('include $name, which the SDK maps to $code', ({ code, name }) => {
    expect(microphoneError(Object.assign(new Error('refused'), { name })).code).toBe(code);
  });
});
