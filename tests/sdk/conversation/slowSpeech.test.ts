import type { SpeechPart } from 'product-agent';
import { limits } from 'product-sdk/protocol';
import { expect, it, vi } from 'vitest';
import { setupFakeClock, pass, watch } from '../harness/setupFakeClock';

const { replyStalledMs, speechStalledMs } = limits;
const harness = setupFakeClock();

/** Seconds of silence with a closed mouth. */
const seconds = (count: number): SpeechPart => ({
  samples: new Int16Array(count * 24_000),
  marks: [{ shape: 'rest', atMs: 0 }],
});

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

it('a slow reply and slow speech do not time out while parts keep arriving', async () => {
  const { agent } = await harness.connect({
    async *reply() {
      for (const part of ['하나, ', '둘, ', '셋']) {
        await sleep(replyStalledMs - 2_000);
        yield part;
      }
    },
    async *speak() {
      for (let part = 0; part < 3; part += 1) {
        await sleep(speechStalledMs - 2_000);
        yield seconds(1);
      }
    },
  });
  const events = watch(agent);
  const reply = agent.actions.sendText('세어 줘');
  await pass(3 * (replyStalledMs + speechStalledMs));
  expect(await reply).toBe('하나, 둘, 셋');
  expect(events.slice(1)).toEqual([
    'speaking by reply',
    'start 하나, 둘, 셋',
    'end true',
    'ready by speech-end',
  ]);
});

it('the stall timeout starts when the audio received so far has been played', async () => {
  const { agent } = await harness.connect({
    async *speak() {
      // The agent asks for the next part three seconds before the first one ends.
      yield seconds(10);
      await sleep(speechStalledMs + 2_000);
      yield seconds(1);
    },
  });
  const speech = agent.actions.sendTts('하나');
  await pass(2 * speechStalledMs);
  expect(await speech).toEqual({ completed: true });
});

it('queued speech does not time out while waiting for its turn', async () => {
  const { agent } = await harness.connect({
    async *speak(text) {
      yield seconds(text === '긴 말' ? (2 * speechStalledMs) / 1_000 : 1);
    },
  });
  const speeches = ['긴 말', '짧은 말'].map((text) => agent.actions.sendTts(text));
  await pass(3 * speechStalledMs);
  expect(await Promise.all(speeches)).toEqual([{ completed: true }, { completed: true }]);
});

it('fully received speech does not time out while playback is blocked', async () => {
  // The clock of a page without a user gesture, or whose audio a phone call has taken.
  const { agent } = await harness.connect({
    async *speak() {
      yield seconds(1);
    },
  });
  vi.stubGlobal(
    'AudioContext',
    class extends EventTarget {
      state = 'suspended';
      currentTime = 0;
      resume = () => new Promise(() => undefined);
      close = () => Promise.resolve();
      createBuffer = () => ({ copyToChannel: () => undefined, duration: 1 });
    },
  );
  vi.stubGlobal(
    'AudioBufferSourceNode',
    class {
      connect = () => undefined;
      start = () => undefined;
      stop = () => undefined;
    },
  );
  const events = watch(agent);
  agent.on('autoplay-blocked', () => events.push('blocked'));
  const speech = agent.actions.sendTts('하나');
  await pass(4 * speechStalledMs);
  expect(events).toEqual(['speaking by sendTts', 'blocked']);
  await agent.actions.stopSpeaking();
  expect(await speech).toEqual({ completed: false });
});

it('speech of the device voice does not time out without a speech-end message', async () => {
  const utterances: { onstart?: () => void; onend?: () => void }[] = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('SpeechSynthesisUtterance', function Utterance() {});
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: (utterance: object) => utterances.push(utterance),
  });
  const { agent } = await harness.connect({}, 'speech-end');
  const speech = agent.actions.sendTts('가'.repeat(200));
  await pass(500);
  // The device voice receives the text in parts, and takes a while for each.
  for (let last; last !== utterances.at(-1);) {
    last = utterances.at(-1);
    last?.onstart?.();
    await pass(speechStalledMs / 2);
    last?.onend?.();
    await pass(1);
  }
  expect(utterances.length).toBeGreaterThan(4);
  expect(await speech).toEqual({ completed: true });
});
