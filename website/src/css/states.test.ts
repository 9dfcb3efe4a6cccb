import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import { states } from '../../../packages/sdk/src/states';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

it.each(states)('sets --state for the state %s', (state) => {
  const rule = `[data-state='${state}'] {\n  --state: var(--state-${state});\n}`;
  expect(css).toContain(rule);
});
