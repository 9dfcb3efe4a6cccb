import { limits } from 'product-sdk/protocol';
import type { HookContext, SpeechPart } from '../core/Hooks.js';
import { markMouthShapes } from '../mouth/markMouthShapes.js';
import { detectLanguage } from '../reply/replyByRule.js';
import { parseWav, resample, toPcm16 } from './audio.js';
import { runEspeak } from './runEspeak.js';

/** Splits a text into sentences, so that the first can be heard while the next is synthesized. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？…]["'”’)]?)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
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
