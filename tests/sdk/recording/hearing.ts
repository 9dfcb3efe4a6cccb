import { readFileSync } from 'node:fs';
import { limits } from 'product-sdk';
import { detectVoice, type VoiceOptions } from 'product-sdk/audio';
import { createRandom, type Random } from '../../fuzz/random';

const RATE = limits.microphoneSampleRateHz;
const SAMPLES_PER_MS = RATE / 1_000;

/** Decodes a sample of G.711 µ-law, from -1 to 1. */
const decode = (byte: number): number => {
  const bits = ~byte & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits & 0x70) >> 4)) - 0x84;
  return (bits & 0x80 ? -magnitude : magnitude) / 32_768;
};

/** Speech at the microphone's rate, trimmed to the audible part. */
export const readSpeech = (name: string): Float32Array => {
  const wav = readFileSync(new URL(`./speech/${name}.wav`, import.meta.url)).subarray(44);
  return Float32Array.from({ length: wav.length * 2 }, (_, index) => decode(wav[index >> 1] ?? 0));
};

const powerOf = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample ** 2;
  return sum / samples.length;
};

const chance = (random: Random): number => random.integer(2 ** 20) / 2 ** 19 - 1;
const everySample = (length: number, make: (index: number) => number): Float32Array => {
  const samples = new Float32Array(length);
  for (let index = 0; index < length; index += 1) samples[index] = make(index);
  return samples;
};

/** Three kinds of noise: hiss, a fan with mains hum, and other people. */
export const noises = {
  hiss: (length: number, random: Random) => everySample(length, () => chance(random)),
  fan(length: number, random: Random) {
    let low = 0;
    return everySample(length, (index) => {
      low += 0.05 * (chance(random) - low);
      return 4 * low + 0.3 * Math.sin((2 * Math.PI * 120 * index) / RATE) + 0.1 * chance(random);
    });
  },
  people(length: number, random: Random) {
    const voices = ['ko-pause', 'en-pause', 'en-long'].flatMap((name) => {
      const speech = readSpeech(name);
      return [0, 1].map(() => ({ speech, from: random.integer(speech.length) }));
    });
    const sum = new Float32Array(length);
    for (const { speech, from } of voices)
      for (let index = 0; index < length; index += 1)
        sum[index] = (sum[index] ?? 0) + (speech[(from + index) % speech.length] ?? 0);
    return sum;
  },
};

/** Audio for a microphone. */
export interface Scene {
  speech: Float32Array;
  noise: keyof typeof noises;
  /** The signal-to-noise ratio of the speech. */
  aboveNoiseDb: number;
  /** How loud the speech is. */
  level: number;
  seed: number;
}

/** The times of events, in milliseconds of audio since the speech began. */
export interface Heard {
  /** How long the speech is. */
  speechMs: number;
  voiceAtMs?: number;
  /** When the recording ended, and why. */
  endAtMs?: number;
  reason?: string;
  /** The length of the recording before the speech. */
  recordedBeforeMs: number;
}

const AFTER_MS = 3_000;
/** The block size of a microphone with 48 kHz. */
const PIECE = 341;

/** Runs a detector on a scene, after up to a second and a half of noise alone. */
export const hear = (scene: Scene, options?: VoiceOptions): Heard => {
  const { speech, noise, aboveNoiseDb, level, seed } = scene;
  const random = createRandom(seed);
  const from = random.integer(1.5 * RATE);
  const length = from + speech.length + AFTER_MS * SAMPLES_PER_MS;
  const around = noises[noise](length, random);
  const gain = Math.sqrt(powerOf(speech) / powerOf(around)) / 10 ** (aboveNoiseDb / 20);
  const sound = new Int16Array(length);
  for (let index = 0; index < length; index += 1) {
    const value = (speech[index - from] ?? 0) + gain * (around[index] ?? 0);
    sound[index] = Math.max(-32_768, Math.min(32_767, 32_767 * level * value));
  }
  let given = 0;
  let recorded = 0;
  const heard: Heard = { speechMs: speech.length / SAMPLES_PER_MS, recordedBeforeMs: 0 };
  const now = (): number => (given - from) / SAMPLES_PER_MS;
  const add = detectVoice(options).watch({
    state: () => 'recording',
    take: ({ length: taken }) => (recorded += taken),
    tell(isHeard) {
      if (!isHeard) return;
      heard.voiceAtMs ??= now();
    },
    end(reason) {
      Object.assign(heard, { reason, endAtMs: now() });
      heard.recordedBeforeMs = recorded / SAMPLES_PER_MS - now();
    },
  });
  while (given < length && !heard.reason) {
    const piece = sound.subarray(given, given + PIECE);
    given += piece.length;
    add(piece);
  }
  return heard;
};
