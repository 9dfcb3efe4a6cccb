import { expect } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { browserCauses, type BrowserCause } from './browserCauses';

const causes: [string, BrowserCause][] = Object.entries(browserCauses);

for (const [code, cause] of causes) {
  const test = testWith(...cause.switches);

  test(`${code} is raised by its real cause`, async ({ page, context, serve, startAgent }) => {
    const { host = '127.0.0.1', headers, recording, fails, meanwhile } = cause;
    const place = placeOf(await startAgent(cause.agent));
    const { url } = await serve({ entry: 'errors/page.ts', headers });
    if (cause.granted) await context.grantPermissions(['microphone']);
    await page.goto(url.replace('127.0.0.1', host));
    const met = page.evaluate((given) => window.record(given.place, given.fails, given.recording), {
      place,
      fails,
      recording,
    });
    if (meanwhile) {
      await expect(page).toHaveTitle('recording');
      await meanwhile(context);
    }
    // Only a recording that fails by itself fires an event: a failing call rejects.
    const told = fails === 'result' || fails === 'error event' ? [code] : [];
    // The recording up to then is kept.
    const state = fails === 'error event' ? 'recording' : 'ready';
    expect(await met).toEqual({ code, state, told });
  });
}
