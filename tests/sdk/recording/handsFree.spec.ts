import { expect } from '@playwright/test';
import type { NodeAgentOptions } from 'product-agent';
import type { Place } from '../harness/agentPage';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, allowSound, fakeMicrophone } from '../harness/switches';
import { readSpeech } from './hearing';
import type {} from './page';

interface Scene {
  place: Place;
  clip: number[];
  /** The lengths of the recordings that the agent received. */
  given: number[];
}

const clip = [...readSpeech('en-pause')];
const CLIP_MS = clip.length / 16;

const test = testWith(fakeMicrophone, allowMicrophone, allowSound).extend<{
  open(options?: NodeAgentOptions): Promise<Scene>;
}>({
  open: ({ page, serve, startAgent }, provide) =>
    provide(async (options) => {
      const given: number[] = [];
      const running = await startAgent({
        transcribe({ durationMs }) {
          given.push(durationMs);
          return '들었습니다';
        },
        ...options,
      });
      await page.goto((await serve({ entry: 'recording/page.ts' })).url);
      return { place: placeOf(running), clip, given };
    }),
});

test('a recording starts with the voice, and ends after a silence', async ({ page, open }) => {
  const { place, given } = await open();
  const { result, told } = await page.evaluate(
    async ([at, sound]) => {
      const { agent, told, say, handsFree } = await window.openFixture(at, sound);
      const { result } = await agent.actions.startRecording(handsFree());
      await say();
      return { result: await result, told };
    },
    [place, clip] as const,
  );
  expect(result).toMatchObject({ discarded: false, transcript: '들었습니다' });
  expect(given).toEqual([result.durationMs]);
  // From shortly before the voice to the end of the awaited silence.
  expect(result.durationMs).toBeGreaterThan(CLIP_MS + 600);
  expect(result.durationMs).toBeLessThan(CLIP_MS + 600 + 900);
  const end = told.indexOf('recording: silence');
  expect(told.slice(0, end)).toEqual([
    ...['connecting by connect', 'ready by connected', 'recording by startRecording'],
    // The pause within the sentence does not end it.
    ...['voice', 'no voice', 'voice', 'no voice'],
  ]);
  expect(told[end + 1]).toBe('thinking by recording-end');
});

test('a recording without a voice is discarded, and nothing is sent', async ({ page, open }) => {
  const { place, given } = await open();
  const { result, told, state } = await page.evaluate(
    async ([at, sound]) => {
      const { agent, told, handsFree } = await window.openFixture(at, sound);
      const { result } = await agent.actions.startRecording(handsFree({ waitMs: 1_000 }));
      const ended = await result;
      return { result: ended, state: agent.state, told };
    },
    [place, clip] as const,
  );
  expect(result).toEqual({ discarded: true, durationMs: 0, transcript: '', reply: '' });
  expect(state).toBe('ready');
  expect(told.slice(2)).toEqual([
    'recording by startRecording',
    'recording: no-voice',
    'ready by recording-end',
  ]);
  expect(given).toEqual([]);
});

const LONG = '아주 긴 이야기를 하나 하겠습니다. 끝까지 들어 주시면 고맙겠습니다. 정말 깁니다.';

test('a voice interrupts the speaking agent, and is recorded', async ({ page, open }) => {
  const { place, given } = await open();
  const { before, spoken, result, told } = await page.evaluate(
    async ([at, sound, text]) => {
      const { agent, told, say, handsFree } = await window.openFixture(at, sound);
      const speech = agent.actions.sendTts(text);
      // A later request while the recording waits: request numbers still increase.
      const options = { ...handsFree(), bargeIn: true };
      const { result } = await agent.actions.startRecording(options);
      const queued = agent.actions.sendTts(text);
      const before = agent.state;
      await say();
      const spoken = [await speech, await queued].map(({ completed }) => completed);
      return { before, spoken, result: await result, told };
    },
    [place, clip, LONG] as const,
  );
  expect(before).toBe('speaking');
  expect(spoken).toEqual([false, false]);
  expect(result).toMatchObject({ discarded: false, transcript: '들었습니다' });
  expect(given).toEqual([result.durationMs]);
  expect(told.join()).toContain('speaking by sendTts,speech cut,recording by voice,voice');
  expect(told.filter((line) => line.startsWith('unknown'))).toEqual([]);
});

test('a voice after the speech is recorded', async ({ page, open }) => {
  const { place } = await open();
  const { spoken, result, told } = await page.evaluate(
    async ([at, sound]) => {
      const { agent, told, say, hears, handsFree } = await window.openFixture(at, sound);
      const speech = agent.actions.sendTts('네');
      const { result } = await agent.actions.startRecording({ ...handsFree(), bargeIn: true });
      await hears('recording by speech-end');
      await say();
      return { spoken: await speech, result: await result, told };
    },
    [place, clip] as const,
  );
  expect(spoken).toEqual({ completed: true });
  expect(result).toMatchObject({ discarded: false, transcript: '들었습니다' });
  expect(told.filter((line) => line.startsWith('unknown'))).toEqual([]);
});

test('a voice interrupts the thinking agent, and is answered', async ({ page, open }) => {
  const { place } = await open({
    reply: (text) => (text === '기다려' ? new Promise(() => undefined) : `네, ${text}`),
  });
  const { code, result } = await page.evaluate(
    async ([at, sound]) => {
      const { agent, say, handsFree } = await window.openFixture(at, sound);
      const asking = window.codeOf(agent.actions.sendText('기다려'));
      const { result } = await agent.actions.startRecording({ ...handsFree(), bargeIn: true });
      await say();
      return { code: await asking, result: await result };
    },
    [place, clip] as const,
  );
  expect(code).toBe('interrupted');
  expect(result).toMatchObject({ reply: '네, 들었습니다' });
});

test('a recording waiting for a voice can be discarded or aborted, and rejects a second one', async ({
  page,
  open,
}) => {
  const { place, given } = await open();
  const seen = await page.evaluate(
    async ([at, sound, text]) => {
      const { agent, told, handsFree } = await window.openFixture(at, sound);
      const tracks = window.keepTracks();
      const { startRecording, stopRecording, disconnect, sendTts } = agent.actions;
      void sendTts(text);
      const options = { ...handsFree(), bargeIn: true };
      await startRecording(options);
      const again = await window.codeOf(startRecording(options));
      const discarded = await stopRecording({ discard: true });
      const { state } = agent;
      await startRecording(options);
      const short = await window.codeOf(stopRecording());
      const { result } = await startRecording(options);
      const left = window.codeOf(result);
      const { ended } = await disconnect();
      const open = tracks.filter(({ readyState }) => readyState === 'live').length;
      return { again, discarded, state, short, ended, left: await left, open, told };
    },
    [place, clip, LONG] as const,
  );
  expect(seen).toMatchObject({
    again: 'already-recording',
    discarded: { discarded: true, durationMs: 0 },
    state: 'speaking',
    short: 'recording-too-short',
    ended: ['speech', 'recording'],
    left: 'aborted',
    open: 0,
  });
  expect(given).toEqual([]);
});
