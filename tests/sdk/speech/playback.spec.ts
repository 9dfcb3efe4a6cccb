import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { SpeechPart } from 'product-agent';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowSound } from '../harness/switches';

const test = testWith(allowSound);
const text = '이 문장은 여러 조각으로 나뉘어 오지만 하나로 들려야 합니다. 그래야 말입니다.';

test('chunks of speech play without gaps, and its marks fire in order', async ({
  page,
  serve,
  startAgent,
}) => {
  const place = placeOf(await startAgent());
  await page.goto((await serve()).url);
  const seen = await page.evaluate(
    async ({ at, said }) => {
      const pieces: { start: number; end: number }[] = [];
      const play = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (when = 0) {
        pieces.push({ start: when, end: when + (this.buffer?.duration ?? 0) });
        play.call(this, when);
      };
      const events: string[] = [];
      const marks: number[] = [];
      const agent = window.agentAt(at);
      agent.on('speech-start', () => events.push('start'));
      agent.on('speech-mark', ({ atMs }) => {
        marks.push(atMs);
        if (events.at(-1) !== 'mark') events.push('mark');
      });
      agent.on('speech-end', () => events.push('end'));
      await agent.actions.connect();
      const { completed } = await agent.actions.sendTts(said);
      return { completed, pieces, marks, events };
    },
    { at: place, said: text },
  );
  expect(seen.completed).toBe(true);
  expect(seen.events).toEqual(['start', 'mark', 'end']);
  expect(seen.marks).toEqual([...text].map((_, index) => index * 20));
  expect(seen.pieces.length).toBeGreaterThan(1);
  for (const [index, piece] of seen.pieces.slice(1).entries())
    expect(piece.start).toBe(seen.pieces[index]?.end);
});

/** Two chunks of a tenth of a second, the second long after the first has been played. */
async function* speakWithPause(): AsyncGenerator<SpeechPart> {
  const samples = new Int16Array(2_400);
  yield { samples, marks: [{ shape: 'open', atMs: 0 }] };
  await setTimeout(600);
  yield { samples, marks: [{ shape: 'closed', atMs: 100 }] };
}

test('speech waits for a late chunk', async ({ page, serve, startAgent }) => {
  const place = placeOf(await startAgent({ speak: speakWithPause }));
  await page.goto((await serve()).url);
  const seen = await page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const events: string[] = [];
    agent.on('speech-mark', ({ shape }) => events.push(shape));
    agent.on('speech-end', ({ completed }) => events.push(completed ? 'spoken' : 'stopped'));
    await agent.actions.connect();
    await agent.actions.sendTts('네');
    return events;
  }, place);
  expect(seen).toEqual(['open', 'closed', 'spoken']);
});

test('speech of the device voice completes with marks, silently if there is no voice', async ({
  page,
  serve,
  startAgent,
}) => {
  const place = placeOf(await startAgent({ speak: undefined, voice: 'device' }));
  await page.goto((await serve()).url);
  const seen = await page.evaluate(async (at) => {
    const agent = window.agentAt(at);
    const voices: string[] = [];
    const marks: string[] = [];
    agent.on('speech-start', ({ voice }) => voices.push(voice));
    agent.on('speech-mark', ({ shape }) => marks.push(shape));
    const { voice } = await agent.actions.connect();
    const { completed } = await agent.actions.sendTts('안녕');
    return { voice, voices, completed, marked: marks.length > 0 };
  }, place);
  expect(seen).toMatchObject({ voice: 'device', completed: true, marked: true });
  // A Chromium without voices, as on most servers, is silent; one with voices speaks.
  expect(['device', 'silent']).toContain(seen.voices[0]);
  expect(seen.voices).toHaveLength(1);
});
