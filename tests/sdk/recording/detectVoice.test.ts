import { type AgentState, limits } from 'product-sdk';
import { detectVoice, type VoiceOptions } from 'product-sdk/audio';
import { expect, test } from 'vitest';
import { readSpeech } from './hearing';

const RATE = limits.microphoneSampleRateHz;
const SAMPLES_PER_MS = RATE / 1_000;
const FRAME_SAMPLES = 20 * SAMPLES_PER_MS;

/** Speech after a second of silence and before more of it, without noise. */
const speak = (name: string): Int16Array => {
  const samples = new Int16Array(6_000 * SAMPLES_PER_MS);
  const speech = readSpeech(name).map((sample) => sample * 16_000);
  samples.set(speech, 1_000 * SAMPLES_PER_MS);
  return samples;
};

/** A tone between two times, in dBFS. */
type Tone = readonly [fromMs: number, toMs: number, levelDb: number];

/** Six seconds of silence with tones, which replace what was there. */
const sing = (...tones: Tone[]): Int16Array => {
  const samples = new Int16Array(6_000 * SAMPLES_PER_MS);
  for (const [fromMs, toMs, levelDb] of tones) {
    const peak = 32_768 * Math.SQRT2 * 10 ** (levelDb / 20);
    for (let at = fromMs * SAMPLES_PER_MS; at < toMs * SAMPLES_PER_MS; at += 1)
      samples[at] = Math.round(peak * Math.sin((2 * Math.PI * 400 * at) / RATE));
  }
  return samples;
};

/** Feeds audio to a detector frame by frame; returns its events, and what was recorded. */
const listen = (
  sound: Int16Array,
  options: VoiceOptions = {},
  stateAt: (milliseconds: number) => AgentState = () => 'recording',
) => {
  const events: string[] = [];
  const recorded: number[] = [];
  let given = 0;
  const note = (what: string): void => {
    const recordedMs = recorded.length / SAMPLES_PER_MS;
    events.push(`${given / SAMPLES_PER_MS}: ${what}, ${recordedMs} recorded`);
  };
  const add = detectVoice(options).watch({
    state: () => stateAt(given / SAMPLES_PER_MS),
    take: (samples) => void recorded.push(...samples),
    tell: (isHeard, agoMs) => note(`${isHeard ? 'voice' : 'silence'} for ${agoMs}`),
    end: (reason) => note(`end by ${reason}`),
  });
  while (given < sound.length) {
    const frame = sound.subarray(given, given + FRAME_SAMPLES);
    given += frame.length;
    add(frame);
  }
  return { events, recorded };
};

test('reports the start and end of a word, then ends the recording', () => {
  expect(listen(speak('ko-word')).events).toEqual([
    '1120: voice for 120, 600 recorded',
    '1540: silence for 200, 1020 recorded',
    '2040: end by silence, 1520 recorded',
  ]);
});

test('reports the start and end of a pause without ending the recording', () => {
  expect(listen(speak('ko-pause')).events).toEqual([
    '1120: voice for 120, 600 recorded',
    '1480: silence for 200, 960 recorded',
    '1660: voice for 0, 1140 recorded',
    '4240: silence for 200, 3720 recorded',
    '4740: end by silence, 4220 recorded',
  ]);
});

test('ends the recording after silenceMs, even within a pause', () => {
  expect(listen(speak('ko-pause'), { silenceMs: 300 }).events).toEqual([
    '1120: voice for 120, 600 recorded',
    '1480: silence for 200, 960 recorded',
    '1580: end by silence, 1060 recorded',
  ]);
});

test('records without gaps from before the voice to the end of the recording', () => {
  const sound = speak('ko-word');
  const { recorded } = listen(sound);
  const expected = sound.subarray((1_120 - 600) * SAMPLES_PER_MS, 2_040 * SAMPLES_PER_MS);
  expect(recorded).toEqual([...expected]);
});

test('ends the recording without a voice after waitMs, and ignores later ones', () => {
  expect(listen(speak('ko-word'), { waitMs: 1_000 })).toEqual({
    events: ['1000: end by no-voice, 0 recorded'],
    recorded: [],
  });
});

test('records a voice that starts within waitMs to its end', () => {
  expect(listen(speak('ko-word'), { waitMs: 1_120 }).events).toEqual([
    '1120: voice for 120, 600 recorded',
    '1540: silence for 200, 1020 recorded',
    '2040: end by silence, 1520 recorded',
  ]);
});

test.each<AgentState>(['thinking', 'speaking'])(
  'does not count the time while the agent is %s toward waitMs',
  (state) => {
    const silence = new Int16Array(3_000 * SAMPLES_PER_MS);
    const stateAt = (milliseconds: number): AgentState =>
      milliseconds > 400 && milliseconds <= 900 ? state : 'recording';
    expect(listen(silence, { waitMs: 2_000 }, stateAt).events).toEqual([
      '2500: end by no-voice, 0 recorded',
    ]);
  },
);

test.each<[AgentState, number, number, string]>([
  ['recording', 40, -59, '1180: voice for 120, 600 recorded'],
  ['recording', 10, -65, 'nothing'],
  ['thinking', 40, -59, '1180: voice for 120, 600 recorded'],
  ['speaking', 0, -59, '1180: voice for 120, 600 recorded'],
  ['speaking', 10, -59, 'nothing'],
  ['speaking', 10, -49, '1300: voice for 240, 600 recorded'],
  ['speaking', 20, -49, 'nothing'],
  ['speaking', 20, -39, '1300: voice for 240, 600 recorded'],
])(
  'while %s, with raisedDb %i, a tone of %i dB is reported as: %s',
  (state, raisedDb, level, first) => {
    const { events } = listen(sing([1_000, 1_500, level]), { raisedDb }, () => state);
    expect(events[0] ?? 'nothing').toBe(first);
  },
);

test('applies raisedDb only to the start of a voice that interrupts the agent', () => {
  const sound = sing([1_000, 1_500, -39], [1_500, 2_000, -55]);
  expect(listen(sound, { raisedDb: 20 }, () => 'speaking').events).toEqual([
    '1300: voice for 240, 600 recorded',
    '2220: silence for 200, 1520 recorded',
    '2720: end by silence, 2020 recorded',
  ]);
});

test('does not count a click shortly before a voice as its start', () => {
  const { events } = listen(sing([900, 920, -20], [1_100, 2_000, -40]));
  expect(events[0]).toBe('1240: voice for 120, 600 recorded');
});

test.each([
  [2_000, 'nothing'],
  [4_500, '4640: voice for 120, 600 recorded'],
])('with a hum, after a bang, a medium-loud voice at %i ms is reported as: %s', (fromMs, first) => {
  const hum: Tone = [0, 6_000, -50];
  const { events } = listen(sing(hum, [1_000, 1_060, -10], [fromMs, fromMs + 500, -36]));
  expect(events[0] ?? 'nothing').toBe(first);
});
