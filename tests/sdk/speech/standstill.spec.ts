import { expect, type Page } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowSound } from '../harness/switches';

const test = testWith(allowSound);

/**
 * Gives a page audio contexts as a phone has them after a call: the first of them say that they
 * run, or that they are interrupted, and their clocks stand still. Tells of every `resume`.
 */
const replaceContexts = (page: Page, count: number, says: 'running' | 'interrupted') =>
  page.addInitScript(
    ([howMany, state]) => {
      let left = howMany;
      window.contexts = [];
      window.AudioContext = class extends AudioContext {
        constructor(options?: AudioContextOptions) {
          super(options);
          window.contexts.push({ asked: 0, giveBack: () => this.giveBack() });
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
    },
    [count, says] as const,
  );

declare global {
  interface Window {
    contexts: { asked: number; giveBack(): Promise<void> }[];
  }
}

/** Has an agent say two things, and tells what happened. */
const sayTwo = (page: Page, place: ReturnType<typeof placeOf>) =>
  page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const told: string[] = [];
    let marks = 0;
    agent.on('speech-start', ({ text, voice }) => told.push(`${text} by ${voice}`));
    agent.on('speech-mark', () => (marks += 1));
    agent.on('speech-end', ({ completed }) => told.push(completed ? 'spoken' : 'stopped'));
    agent.on('autoplay-blocked', () => {
      told.push('blocked');
      void window.contexts[0]?.giveBack();
    });
    await agent.actions.connect();
    const speeches = ['하나 둘 셋', '넷'].map((text) => agent.actions.sendTts(text));
    const results = await Promise.all(speeches);
    const made = window.contexts.length;
    await agent.actions.disconnect();
    return {
      told,
      marks,
      made,
      completed: results.map(({ completed }) => completed),
      asked: window.contexts[0]?.asked,
    };
  }, place);

test('a speech goes on in another context where the clock of the first stands still', async ({
  page,
  serve,
  startAgent,
}) => {
  await replaceContexts(page, 1, 'running');
  await page.goto((await serve()).url);
  expect(await sayTwo(page, placeOf(await startAgent()))).toMatchObject({
    told: ['하나 둘 셋 by agent', 'spoken', '넷 by agent', 'spoken'],
    marks: '하나 둘 셋넷'.length,
    completed: [true, true],
    made: 2,
  });
});

test('a speech ends where the clock stands still even then, and the next is heard', async ({
  page,
  serve,
  startAgent,
}) => {
  await replaceContexts(page, 3, 'running');
  await page.goto((await serve()).url);
  expect(await sayTwo(page, placeOf(await startAgent()))).toMatchObject({
    told: ['하나 둘 셋 by agent', 'stopped', '넷 by agent', 'spoken'],
    completed: [false, true],
    made: 4,
  });
});

test('a loudspeaker that a call has taken is not asked for, and is heard once it is given back', async ({
  page,
  serve,
  startAgent,
}) => {
  await replaceContexts(page, 1, 'interrupted');
  await page.goto((await serve()).url);
  expect(await sayTwo(page, placeOf(await startAgent()))).toMatchObject({
    told: ['blocked', '하나 둘 셋 by agent', 'spoken', '넷 by agent', 'spoken'],
    completed: [true, true],
    made: 1,
    asked: 0,
  });
});
