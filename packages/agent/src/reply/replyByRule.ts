import type { Emotion, Language, Recording } from '../core/Hooks.js';
import { type RuleContext, rules } from './rules.js';

/** Detects which of the two languages a text is in; `fallback` when it cannot tell. */
export function detectLanguage(text: string, fallback: Language): Language {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Latin}/u.test(text) ? 'en' : fallback;
}

/** How loud a sound is, in decibels below full scale: 0 at the loudest, -100 for silence. */
interface Loudness {
  averageDb: number;
  peakDb: number;
}

/** Measures PCM16 samples. */
export function measureLoudness(samples: Int16Array): Loudness {
  let peak = 0;
  let energy = 0;
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample));
    energy += sample * sample;
  }
  return {
    averageDb: toDecibels(Math.sqrt(energy / Math.max(1, samples.length))),
    peakDb: toDecibels(peak),
  };
}

function toDecibels(amplitude: number): number {
  return Math.max(-100, 20 * Math.log10(amplitude / 0x8000));
}

const QUIET_DB = -50;

// Avoids "-0" for the loudest peak.
const formatDecibels = (decibels: number): string => String(Math.round(decibels) + 0);

/**
 * Reports the length and loudness of a recording. It does not recognize words and does not pretend
 * to.
 */
export function describeRecording(recording: Recording, language: Language): string {
  const seconds = (recording.durationMs / 1_000).toFixed(1);
  const { averageDb, peakDb } = measureLoudness(recording.samples);
  const average = formatDecibels(averageDb);
  const peak = formatDecibels(peakDb);
  const isQuiet = averageDb < QUIET_DB;
  return language === 'ko'
    ? `(녹음 ${seconds}초, 평균 ${average} dB, 최고 ${peak} dB${isQuiet ? ', 소리가 거의 없음' : ''})`
    : `(${seconds} s recording, average ${average} dB, peak ${peak} dB${isQuiet ? ', almost silent' : ''})`;
}

/** Reports that a recording arrived and why it was not transcribed. */
export function replyToRecording(language: Language): string {
  return language === 'ko'
    ? '녹음을 받았습니다. 이 에이전트는 음성을 인식하지 않습니다. 음성 인식은 transcribe 훅에 연결하세요.'
    : 'I received your recording. This agent does not recognize speech: connect speech recognition to the transcribe hook.';
}

/** Greets the user, by name if the client has given one. */
export function greetByRule(
  language: Language,
  { name }: Readonly<Record<string, unknown>>,
): string {
  const called = typeof name === 'string' ? name : '';
  return language === 'ko'
    ? `안녕하세요${called && `, ${called} 님`}. 무엇을 도와드릴까요?`
    : `Hello${called && `, ${called}`}. How can I help?`;
}

/** Context of a text. */
export interface ReplyCircumstances extends RuleContext {
  /** The session's language. */
  language: Language;
  /** Sets the emotion of the answer, where the rule has one. */
  setEmotion?(emotion: Emotion): void;
}

/** Answers a text with the first rule that matches, in the language of the text. */
export function replyByRule(text: string, circumstances: ReplyCircumstances): string {
  const language = detectLanguage(text, circumstances.language);
  for (const rule of Object.values(rules)) {
    const match = text.match(rule.pattern);
    if (!match) continue;
    if (rule.emotion) circumstances.setEmotion?.(rule.emotion);
    return rule.answer[language](match, circumstances);
  }
  return text;
}
