import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const waitWithEffects = require('./waitWithEffects.cjs') as (source: string) => string;
const folder = dirname(require.resolve('react-dom/package.json'));
const ofReact = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

describe('the effects of a press', () => {
  it('are left for later while a page is drawn', () => {
    const source = waitWithEffects(ofReact);
    expect(source).toMatch(/areEffectsWaiting\(\) && flushPassiveEffects\(\);/);
    expect(source).toMatch(/\.afterDrawing\(Scheduler\.unstable_scheduleCallback\)/);
  });
});
