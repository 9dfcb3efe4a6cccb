import type { Language } from '../protocol/wire.js';
import { createSilentVoice } from './silentVoice.js';
import type { Voice, VoiceListener } from './voice.js';

/** How long the device may take to begin before it counts as having no voice. */
const START_WITHIN_MS = 3_000;
/** How long a character may take at most before the device counts as having forgotten to end. */
const CHARACTER_MS = 500;

/** Chrome falls silent in utterances longer than about 15 seconds, so it gets one per sentence. */
const sentences = (text: string): string[] => text.match(/[^.!?。\n]+[.!?。\n]*/g) ?? [text];

let isWarm = false;

/** Says nothing, once: Safari lets a page speak later only if it has spoken in a tap before. */
export const warmDeviceVoice = (): void => {
  if (isWarm || typeof speechSynthesis === 'undefined') return;
  isWarm = true;
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
};

/** Speaks with the device's own voice; where it turns out to have none, in silence. */
export const createDeviceVoice = (
  text: string,
  language: Language,
  listener: VoiceListener,
): Voice => {
  if (typeof speechSynthesis === 'undefined') return createSilentVoice(listener);
  let silent: Voice | undefined;
  let startedAt: number | undefined;
  let durationMs: number | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let utterances: SpeechSynthesisUtterance[] = [];

  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    speechSynthesis.cancel();
    silent?.stop();
  };
  const end = (): void => {
    if (stopped) return;
    stop();
    listener.onEnd();
  };
  const fallSilent = (): void => {
    utterances = [];
    clearTimeout(timer);
    speechSynthesis.cancel();
    silent = createSilentVoice(listener);
    if (durationMs !== undefined) silent.finish(durationMs);
  };
  const start = (): void => {
    if (stopped || startedAt !== undefined) return;
    startedAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(end, 5_000 + text.length * CHARACTER_MS);
    listener.onStart('device');
  };
  const fail = (error: string): void => {
    if (stopped) return;
    clearTimeout(timer);
    if (error === 'not-allowed') listener.onBlocked(speak);
    else if (startedAt === undefined) fallSilent();
    else end();
  };
  const speak = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (stopped) return resolve(false);
      utterances = sentences(text).map((sentence) => new SpeechSynthesisUtterance(sentence));
      const last = utterances.at(-1);
      for (const utterance of utterances) {
        const isCurrent = (): boolean => utterances.includes(utterance);
        utterance.lang = { ko: 'ko-KR', en: 'en-US' }[language];
        utterance.onstart = () => {
          resolve(true);
          if (isCurrent()) start();
        };
        utterance.onend = () => isCurrent() && utterance === last && end();
        utterance.onerror = ({ error }) => {
          resolve(false);
          if (isCurrent()) fail(error);
        };
        speechSynthesis.speak(utterance);
      }
      timer = setTimeout(() => {
        resolve(false);
        fallSilent();
      }, START_WITHIN_MS);
    });

  void speak();
  return {
    add: () => undefined,
    finish(given) {
      durationMs = given;
      silent?.finish(given);
    },
    positionMs: () =>
      silent?.positionMs() ?? (startedAt === undefined ? 0 : performance.now() - startedAt),
    stop,
  };
};
