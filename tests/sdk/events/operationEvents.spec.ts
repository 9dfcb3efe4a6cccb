import { expect } from '@playwright/test';
import type { EventName } from 'product-sdk';
import { eventTexts, operations } from 'product-sdk/reference';
import { operationEventNames } from '../../../website/config/apiFacts';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, allowSound, fakeMicrophone } from '../harness/switches';

const test = testWith(fakeMicrophone, allowMicrophone, allowSound);

/** Fires only where the browser blocks audio, which it does not here. */
const onlyWhenRefused: EventName = 'autoplay-blocked';

/** Caused by what was in progress already, and may fire once more before that ends. */
const goingOn: readonly EventName[] = ['recording-level', 'speech-mark'];

test('each operation fires the events listed on its page in Chromium, in that order', async ({
  page,
  serve,
  startAgent,
}) => {
  const agent = await startAgent({
    reply(_text, { setEmotion }) {
      setEmotion('happy');
      return '안녕하세요. 반갑습니다.';
    },
  });
  const { url } = await serve({ entry: 'events/page.ts' });
  await page.goto(url);
  const names = Object.keys(eventTexts) as EventName[];
  const heard = await page.evaluate(([place, all]) => window.listEvents(place, all), [
    placeOf(agent),
    names,
  ] as const);
  const operationNames = Object.keys(operations) as (keyof typeof operations)[];
  for (const operation of operationNames) {
    const named: EventName[] = operationEventNames[operation].filter(
      (name) => name !== onlyWhenRefused,
    );
    const caused = heard[operation].map((call) =>
      call.filter((name) => named.includes(name) || !goingOn.includes(name)),
    );
    expect([...new Set(caused.flat())].toSorted(), operation).toEqual(named.toSorted());
    for (const call of caused)
      expect(call, operation).toEqual(named.filter((name) => call.includes(name)));
  }
});
