import { spawnSync } from 'node:child_process';
import { limits } from 'product-sdk';
import { expect, test } from 'vitest';
import { hear, noises, readSpeech, type Heard, type Scene } from './hearing';

const levels = [0.7, 0.2, 0.06];
const seeds = [1, 2, 3];

/** Runs every speech at every level in every noise. */
const hearAll = (speeches: Float32Array[], aboveNoiseDb: number): (Heard & { scene: string })[] =>
  speeches.flatMap((speech, index) =>
    (Object.keys(noises) as Scene['noise'][]).flatMap((noise) =>
      levels.flatMap((level) =>
        seeds.map((seed) => ({
          ...hear({ speech, noise, aboveNoiseDb, level, seed: seed * 1_000 + index }),
          scene: `speech ${index}, ${noise}, level ${level}, seed ${seed}`,
        })),
      ),
    ),
  );

/** The maximum share of wrong recordings. */
const TOLERATED = 0.05;

const assertMostly = (
  all: (Heard & { scene: string })[],
  wrong: (heard: Heard) => boolean,
): void => {
  const failed = all.filter(wrong);
  const lines = failed.map(({ scene, speechMs, endAtMs, reason }) =>
    [scene, reason, endAtMs && Math.round(endAtMs - speechMs)].join(' '),
  );
  expect(failed.length / all.length, lines.join('\n')).toBeLessThanOrEqual(TOLERATED);
};

const isCut = ({ endAtMs = Infinity, speechMs }: Heard): boolean => endAtMs < speechMs;
const isLate = ({ endAtMs = Infinity, speechMs }: Heard): boolean => endAtMs > speechMs + 800;
/** The recording lacks the first sound of the speech. */
const lacksBeginning = ({ recordedBeforeMs }: Heard): boolean => recordedBeforeMs < 0;

const speeches = ['ko-pause', 'ko-word', 'en-pause', 'en-long'].map(readSpeech);

test.each([20, 15])('detects start and end of speech %i dB above the noise', (aboveNoiseDb) => {
  const all = hearAll(speeches, aboveNoiseDb);
  assertMostly(all, isCut);
  assertMostly(all, isLate);
  assertMostly(all, lacksBeginning);
});

/** Sentences with pauses, synthesized where the synthesizer is installed. */
const sentences: [voice: string, text: string][] = [
  ['ko', '안녕하세요. 오늘 날씨가 어떤지, 그리고 우산이 필요한지 알려 주세요.'],
  ['ko', '그게 <break time="400ms"/> 주문을 취소하고 싶은데요, 어떻게 하나요?'],
  ['ko', '서울에서 부산까지, 가장 빠른 기차를, 찾아 주세요.'],
  ['en-us', 'Hello there. Could you tell me, please, what the weather is like today?'],
  ['en-us', 'What I meant was, hmm, <break time="350ms"/> can you call me back at five?'],
  ['en-us', 'Yes.'],
];

const installed = spawnSync('espeak-ng', ['--version']).status === 0;

/** Synthesizes a text; returns the audible part at the microphone's rate. */
const speak = (voice: string, text: string): Float32Array => {
  const given = ['-m', '-v', voice, '--stdout', `<speak>${text}</speak>`];
  const wav = spawnSync('espeak-ng', given, { maxBuffer: 2 ** 24 }).stdout;
  const rate = wav.readUInt32LE(24);
  const samples = Array.from({ length: (wav.length - 44) >> 1 }, (_, index) =>
    wav.readInt16LE(44 + 2 * index),
  );
  const loudest = Math.max(...samples.map(Math.abs));
  const isHeard = (sample: number): boolean => Math.abs(sample) > loudest / 100;
  const from = samples.findIndex(isHeard);
  const length = samples.findLastIndex(isHeard) + 1 - from;
  const step = rate / limits.microphoneSampleRateHz;
  return Float32Array.from(
    { length: Math.floor(length / step) },
    (_, index) => (samples[from + Math.round(index * step)] ?? 0) / loudest,
  );
};

test.runIf(installed)('detects the end of sentences with pauses', () => {
  const all = hearAll(
    sentences.map(([voice, text]) => speak(voice, text)),
    20,
  );
  assertMostly(all, isCut);
  assertMostly(all, isLate);
});

const speech = speeches[0] ?? new Float32Array();

test('detects no voice in noise, and ends the recording with no-voice', () => {
  for (const noise of ['hiss', 'fan'] as const)
    for (const seed of seeds) {
      const silence = speech.map((sample) => sample / 1_000);
      const heard = hear(
        { speech: silence, noise, aboveNoiseDb: -60, level: 20, seed },
        { waitMs: 1_500 },
      );
      expect(heard).toMatchObject({ reason: 'no-voice' });
      expect(heard.voiceAtMs).toBeUndefined();
    }
});

test('ends a second later with a silenceMs that is a second longer', () => {
  const scene = { speech, noise: 'hiss', aboveNoiseDb: 30, level: 0.5, seed: 1 } as const;
  const [usual, patient] = [hear(scene), hear(scene, { silenceMs: 1_700 })];
  expect((patient.endAtMs ?? 0) - (usual.endAtMs ?? 0)).toBeGreaterThan(960);
  expect((patient.endAtMs ?? 0) - (usual.endAtMs ?? 0)).toBeLessThan(1_040);
});
