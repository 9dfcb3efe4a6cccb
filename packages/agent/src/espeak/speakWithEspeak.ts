import { spawn } from 'node:child_process';
import { limits } from 'product-sdk/protocol';
import type { HookContext, Language, SpeechPart } from '../core/Hooks.js';
import { splitSentences } from '../core/splitText.js';
import { markMouthShapes } from '../mouth/markMouthShapes.js';
import { detectLanguage } from '../reply/replyByRule.js';
import { parseWav, resample, toPcm16 } from './audio.js';

/** Limits concurrency: at most so many tasks run at once; the others wait. */
export function limitConcurrency(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The slot passes directly to the next task, so that no other can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Tells whether the `espeak-ng` command can be run here. */
export function isEspeakInstalled(command = 'espeak-ng'): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, ['--version'], { stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const voices: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en-us' };

// Each run is a process: many sessions must not start as many processes.
const limited = limitConcurrency(4);

/** Runs `espeak-ng` to synthesize a text as WAV, without the trailing silence. */
export function runEspeak(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<Uint8Array> {
  return limited(() => run(text, language, signal));
}

function run(text: string, language: Language, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // The text is passed on standard input: as an argument it could be taken for an option.
    const child = spawn(
      'espeak-ng',
      ['--stdin', '-b', '1', '-z', '-v', voices[language], '--stdout'],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        signal,
      },
    );
    const chunks: Uint8Array[] = [];
    child.once('error', reject);
    child.stdin.on('error', reject);
    child.stdout.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new Error(`espeak-ng ended with code ${code}`));
    });
    child.stdin.end(text);
  });
}

const RATE = limits.speechSampleRateHz;

/** Speaks with `espeak-ng`, sentence by sentence. */
export async function* speakWithEspeak(
  text: string,
  { language, signal }: HookContext,
): AsyncGenerator<SpeechPart> {
  for (const sentence of splitSentences(text)) {
    const wav = await runEspeak(sentence, detectLanguage(sentence, language), signal);
    const { samples, rate } = parseWav(wav);
    if (samples.length === 0) continue;
    const audio = resample(samples, rate, RATE);
    const durationMs = (audio.length / RATE) * 1_000;
    yield { samples: toPcm16(audio), marks: markMouthShapes(sentence, durationMs) };
  }
}
