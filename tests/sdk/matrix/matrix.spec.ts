import { expect } from '@playwright/test';
import { operations, states } from 'product-sdk/reference';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, allowSound, fakeMicrophone } from '../harness/switches';
import { expected } from './expected';
import { writeRecord } from './writeRecord';

const test = testWith(fakeMicrophone, allowMicrophone, allowSound);

test('every operation × state behaves as the table says in Chromium', async ({
  page,
  serve,
  startAgent,
}) => {
  const steady = await startAgent();
  const dropping = await startAgent({ faults: ['dropped-reply'] });
  const { url } = await serve({ entry: 'matrix/page.ts' });
  await page.goto(url);
  const rows = await page.evaluate(([calm, unsteady]) => window.runMatrix(calm, unsteady), [
    placeOf(steady),
    placeOf(dropping),
  ] as const);
  expect(rows).toHaveLength(Object.keys(operations).length * states.length);
  for (const row of rows) expect(row).toEqual(expected(row));
  await writeRecord('Chromium', rows);
});
