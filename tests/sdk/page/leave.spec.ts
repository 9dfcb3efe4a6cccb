import { expect } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, fakeMicrophone } from '../harness/switches';

const test = testWith(fakeMicrophone, allowMicrophone);

test('leaving the page releases the microphone and closes the session', async ({
  page,
  serve,
  startAgent,
}) => {
  const sessions: string[] = [];
  const running = await startAgent({ log: (event) => sessions.push(event) });
  const { url } = await serve();
  await page.goto(url);
  await page.evaluate(async (at) => {
    const tracks = window.keepTracks();
    const agent = window.agentAt(at);
    await agent.actions.connect();
    const { result } = await agent.actions.startRecording();
    result.catch(() => undefined);
    // Subscribes after the SDK, so it sees the SDK's state.
    window.addEventListener('pagehide', () => {
      sessionStorage.left = JSON.stringify([agent.state, ...tracks.map((each) => each.readyState)]);
    });
  }, placeOf(running));
  await page.goto(`${url}?elsewhere`);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.left))).toEqual([
    'disconnected',
    'ended',
  ]);
  await expect.poll(() => sessions).toContain('session-close');
});

test('text and speech never ask for the microphone', async ({ page, serve, startAgent }) => {
  await page.goto((await serve()).url);
  const asked = await page.evaluate(
    async (at) => {
      let times = 0;
      navigator.mediaDevices.getUserMedia = () => {
        times += 1;
        return Promise.reject(new Error('not here'));
      };
      const { actions } = window.agentAt(at);
      await actions.connect();
      await actions.sendText('안녕하세요');
      await actions.sendTts('네');
      await actions.disconnect();
      return times;
    },
    placeOf(await startAgent()),
  );
  expect(asked).toBe(0);
});

test('a dead connection is detected when the browser goes offline', async ({
  page,
  context,
  serve,
  startAgent,
}) => {
  const running = await startAgent({ faults: ['frozen'] });
  await page.goto((await serve()).url);
  const lost = page.evaluate(async (at) => {
    const agent = window.agentAt(at, { reconnect: false });
    await agent.actions.connect();
    document.title = 'ready';
    return window.codeOf(agent.actions.sendText('들리세요?'));
  }, placeOf(running));
  await expect(page).toHaveTitle('ready');
  await context.setOffline(true);
  expect(await lost).toBe('connection-lost');
});
