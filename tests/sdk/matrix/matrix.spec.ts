import { expect } from '@playwright/test';
import { operations, states } from 'product-sdk/reference';
import { fakeMicrophone, testWith } from '../room/browser';
import { servePage } from '../room/servePage';
import { startTestAgent } from '../room/startTestAgent';
import { expected } from './expected';
import type { Place } from './page';
import { writeRecord } from './writeRecord';

const test = testWith(...fakeMicrophone, '--autoplay-policy=no-user-gesture-required');

test('operation × state does in Chromium what the table says', async ({ page }) => {
  test.slow();
  const steady = await startTestAgent();
  const dropping = await startTestAgent({ faults: ['dropped-reply'] });
  const server = await servePage('matrix/page.ts');
  const place = ({ url, tokenUrl, apiKey }: Place): Place => ({ url, tokenUrl, apiKey });
  try {
    await page.goto(server.url);
    const rows = await page.evaluate(({ calm, unsteady }) => window.runMatrix(calm, unsteady), {
      calm: place(steady),
      unsteady: place(dropping),
    });
    expect(rows).toHaveLength(Object.keys(operations).length * states.length);
    for (const row of rows) expect(row).toEqual(expected(row));
    await writeRecord('Chromium', rows);
  } finally {
    await Promise.all([steady.stop(), dropping.stop(), server.close()]);
  }
});
