import { expect, type Page } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { startNetwork } from '../harness/startNetwork';
import { allowSound } from '../harness/switches';

const test = testWith(allowSound);

/**
 * Replaces audio contexts with ones as on a phone after a call: the first report that they run, or
 * are interrupted, while their clocks stand still. Records every `resume`.
 */
const replaceContexts = (page: Page, contexts: [count: number, says: 'running' | 'interrupted']) =>
  page.addInitScript(([howMany, state]) => {
    let left = howMany;
    window.contexts = [];
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.contexts.push({
          asked: 0,
          giveBack: () => this.giveBack(),
          close: () => this.close(),
        });
        if (left > 0) {
          left -= 1;
          Object.defineProperty(this, 'state', { value: state, configurable: true });
          void super.suspend();
        }
      }

      override resume() {
        for (const each of window.contexts) each.asked += 1;
        return super.resume();
      }

      giveBack() {
        Reflect.deleteProperty(this, 'state');
        return super.resume();
      }
    };
  }, contexts);

declare global {
  interface Window {
    contexts: { asked: number; giveBack(): Promise<void>; close(): Promise<void> }[];
  }
}

/** Has an agent speak twice; returns the events. */
const sayTwo = (page: Page, place: ReturnType<typeof placeOf>) =>
  page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const events: string[] = [];
    let marks = 0;
    agent.on('speech-start', ({ text, voice }) => events.push(`${text} by ${voice}`));
    agent.on('speech-mark', () => (marks += 1));
    agent.on('speech-end', ({ completed }) => events.push(completed ? 'spoken' : 'stopped'));
    agent.on('autoplay-blocked', () => {
      events.push('blocked');
      void window.contexts[0]?.giveBack();
    });
    await agent.actions.connect();
    const speeches = ['하나 둘 셋', '넷'].map((text) => agent.actions.sendTts(text));
    const results = await Promise.all(speeches);
    const made = window.contexts.length;
    await agent.actions.disconnect();
    return {
      events,
      marks,
      made,
      completed: results.map(({ completed }) => completed),
      asked: window.contexts[0]?.asked,
    };
  }, place);

const losses: Record<
  string,
  { contexts: Parameters<typeof replaceContexts>[1]; expected: Record<string, unknown> }
> = {
  'speech continues in another audio context when the clock of the first stalls': {
    contexts: [1, 'running'],
    expected: {
      events: ['하나 둘 셋 by agent', 'spoken', '넷 by agent', 'spoken'],
      marks: '하나 둘 셋넷'.length,
      completed: [true, true],
      made: 2,
    },
  },
  'speech ends when the clocks of further audio contexts stall too, and the next is played': {
    contexts: [3, 'running'],
    expected: {
      events: ['하나 둘 셋 by agent', 'stopped', '넷 by agent', 'spoken'],
      completed: [false, true],
      made: 4,
    },
  },
  'an interrupted audio context is not resumed, and speech plays once the interruption ends': {
    contexts: [1, 'interrupted'],
    expected: {
      events: ['blocked', '하나 둘 셋 by agent', 'spoken', '넷 by agent', 'spoken'],
      completed: [true, true],
      made: 1,
      asked: 0,
    },
  },
};

for (const [title, { contexts, expected }] of Object.entries(losses))
  test(title, async ({ page, serve, startAgent }) => {
    await replaceContexts(page, contexts);
    await page.goto((await serve()).url);
    expect(await sayTwo(page, placeOf(await startAgent()))).toMatchObject(expected);
  });

for (const when of ['during', 'after'] as const)
  test(`another audio context replaces one that is closed ${when} speech`, async ({
    page,
    serve,
    startAgent,
  }) => {
    await replaceContexts(page, [0, 'running']);
    await page.goto((await serve()).url);
    const seen = await page.evaluate(
      async ({ at, closed }) => {
        const agent = window.agentAt(at);
        const events: string[] = [];
        agent.on('autoplay-blocked', () => events.push('blocked'));
        agent.on('speech-end', ({ completed }) => events.push(completed ? 'spoken' : 'stopped'));
        agent.on(closed === 'during' ? 'speech-start' : 'speech-end', () => {
          void window.contexts[0]?.close();
        });
        await agent.actions.connect();
        await agent.actions.sendTts('하나 둘 셋 넷 다섯');
        await agent.actions.sendTts('여섯');
        const { state } = agent;
        return { events, state, made: window.contexts.length };
      },
      { at: placeOf(await startAgent()), closed: when },
    );
    expect(seen).toEqual({ events: ['spoken', 'spoken'], state: 'ready', made: 2 });
  });

test('the audio context is kept during a reconnection', async ({ page, serve, startAgent }) => {
  const running = await startAgent();
  const network = await startNetwork(running.port);
  await replaceContexts(page, [0, 'running']);
  await page.exposeFunction('cut', network.cut);
  await page.goto((await serve()).url);
  const made = await page.evaluate(
    async (at) => {
      const agent = window.agentAt(at, { reconnect: { baseDelayMs: 20 } });
      await agent.actions.connect();
      await agent.actions.sendTts('하나');
      const lost = agent.waitFor('reconnecting');
      await (window as unknown as { cut(): Promise<void> }).cut();
      await lost;
      await agent.actions.connect();
      await agent.actions.sendTts('둘');
      return window.contexts.length;
    },
    { ...placeOf(running), url: network.url },
  );
  network.stop();
  expect(made).toBe(1);
});
