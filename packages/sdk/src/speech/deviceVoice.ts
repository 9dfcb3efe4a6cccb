import type { Language } from '../protocol/wire.js';
import { createSilentVoice, type Voice, type VoiceListener } from './voice.js';

/** Whether the device has spoken, or was asked to in a tap: from then on its silence is no refusal. */
let isKnown = false;

/** Counts the device as one that may speak. */
const know = (): void => {
  isKnown = true;
};

/** Says nothing, until it was in a tap: Safari lets a page speak later only if it has spoken in one. */
export const warmDeviceVoice = (): void => {
  if (isKnown || typeof speechSynthesis === 'undefined') return;
  if (navigator.userActivation?.isActive ?? true) know();
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
};

/** How long the device may take to begin before it counts as having no voice. */
const START_WITHIN_MS = 3_000;
/** How long a character may take at most before the device counts as having forgotten to end. */
const CHARACTER_MS = 500;

/** Chrome falls silent in utterances longer than about 15 seconds, so it gets one per sentence. */
const sentences = (text: string): string[] => text.match(/[^.!?。\n]+[.!?。\n]*/g) ?? [text];

/** Speaks with the device's own voice; where it turns out to have none, in silence. */
export const createDeviceVoice = (
  text: string,
  language: Language,
  listener: VoiceListener,
): Voice => {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined')
    return createSilentVoice(listener);
  let silent: Voice | undefined;
  let startedAt: number | undefined;
  let durationMs: number | undefined;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let utterances: SpeechSynthesisUtterance[] = [];
  let answer: (heard: boolean) => void = () => undefined;

  /** Takes back what the device was given. What it still tells of that is heard by nobody. */
  const hush = (): void => {
    utterances = [];
    clearTimeout(timer);
    speechSynthesis.cancel();
    answer(false);
  };
  const stop = (): void => {
    stopped = true;
    hush();
    silent?.stop();
  };
  const end = (completed: boolean): void => {
    stop();
    listener.onEnd(completed);
  };
  const fallSilent = (): void => {
    hush();
    silent = createSilentVoice(listener);
    if (durationMs !== undefined) silent.finish(durationMs);
  };
  const start = (): void => {
    answer(true);
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    know();
    clearTimeout(timer);
    timer = setTimeout(() => end(true), 5_000 + text.length * CHARACTER_MS);
    listener.onStart('device');
  };
  const block = (): void => {
    hush();
    // Chrome refuses within `speak`, when the caller does not hold this voice yet.
    timer = setTimeout(() => listener.onBlocked(resume));
  };
  const fail = (error: string): void => {
    if (startedAt !== undefined) return end(false);
    if (error === 'not-allowed') block();
    else fallSilent();
  };
  /** Safari on a phone refuses without a word: nothing begins, though it has voices. */
  const giveUp = (): void => {
    if (!isKnown && speechSynthesis.getVoices()[0]) block();
    else fallSilent();
  };
  const speak = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (stopped || silent || startedAt !== undefined) return resolve(!stopped && !silent);
      if (utterances.length > 0) hush();
      answer = resolve;
      timer = setTimeout(giveUp, START_WITHIN_MS);
      const given = sentences(text).map((sentence) => new SpeechSynthesisUtterance(sentence));
      const isCurrent = (): boolean => utterances === given;
      utterances = given;
      for (const utterance of given) {
        utterance.lang = { ko: 'ko-KR', en: 'en-US' }[language];
        utterance.onstart = () => isCurrent() && start();
        utterance.onend = () => isCurrent() && utterance === given.at(-1) && end(true);
        utterance.onerror = ({ error }) => isCurrent() && fail(error);
        if (isCurrent()) speechSynthesis.speak(utterance);
      }
    });

  const resume = (): Promise<boolean> => {
    know();
    return speak();
  };

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
