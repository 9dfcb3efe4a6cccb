import type { AgentError } from '../errors.js';
import type { SoundOutput } from '../options.js';
import type { Language } from '../protocol/wire.js';
import { createSilentVoice, type Voice, type VoiceListener } from './voice.js';

/** Upper estimates of the milliseconds per character; the first match applies. */
const characterMs: readonly [RegExp, number][] = [
  // Letters that are syllables or words, such as Hangul and Chinese: those of scripts without case.
  [/\p{Lo}/u, 200],
  [/\p{Number}/u, 300],
  [/\p{Extended_Pictographic}/u, 1_000],
  [/\p{Letter}/u, 80],
];
/** A blank or a sign. */
const PAUSE_MS = 100;

/** Estimates how long a voice takes to speak a text. */
export const estimateMs = (text: string): number => {
  let sum = 0;
  for (const character of text)
    sum += characterMs.find(([pattern]) => pattern.test(character))?.[1] ?? PAUSE_MS;
  return sum;
};

/** Chrome's network voices stop after about 14 seconds; a slow voice takes half as long again. */
const LONGEST_MS = 8_000;

/** Splits a word that alone takes too long, such as a text without spaces. */
const cutWord = (word: string): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (estimateMs(piece + character) > LONGEST_MS) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** Splits a sentence that takes too long: after a comma if there is one, else between words. */
const cutSentence = (sentence: string): string[] => {
  if (estimateMs(sentence) <= LONGEST_MS) return [sentence];
  const pieces: string[] = [];
  let piece = '';
  let commaEnd = 0;
  for (const word of (sentence.match(/\s*\S+/g) ?? []).flatMap(cutWord)) {
    while (piece && estimateMs(piece + word) > LONGEST_MS) {
      const end = commaEnd || piece.length;
      pieces.push(piece.slice(0, end));
      piece = piece.slice(end);
      commaEnd = 0;
    }
    piece += word;
    if (/[,;:、，；：]$/.test(word)) commaEnd = piece.length;
  }
  return [...pieces, piece];
};

/** Splits a text into utterances: sentences, or parts of long ones. */
export const cutForVoice = (text: string): string[] =>
  // Decomposed Hangul, as in macOS file names, would be split within a syllable.
  (text.normalize().match(/[^.!?。！？…\n]+[.!?。！？…\n]*/g) ?? [text]).flatMap(cutSentence);

/**
 * Whether the device has spoken, or was asked to during a user gesture: silence after that is not a
 * refusal.
 */
let isKnown = false;
/** Whether the warm-up utterance has not ended yet. */
let isWarming = false;

/** Some web views have these functions but throw when they are called. */
const attempt = <Result>(call: () => Result): Result | undefined => {
  try {
    return call();
  } catch {
    return;
  }
};

/**
 * Whether the page itself, or another agent in it, is speaking. The browser has one queue for all,
 * which can only be cleared as a whole, so nothing is added behind other speech.
 */
const isTaken = (): boolean => !isWarming && (speechSynthesis.speaking || speechSynthesis.pending);

/** Speaks an empty utterance during a user gesture: Safari allows later speech only after one. */
export const warmDeviceVoice = (): void => {
  // Behind other speech it would have to wait, and that speech would count as ours.
  if (isKnown || typeof speechSynthesis === 'undefined' || isTaken()) return;
  if (navigator.userActivation?.isActive ?? true) isKnown = true;
  const nothing = new SpeechSynthesisUtterance('');
  const end = (): void => {
    isWarming = false;
  };
  nothing.onend = nothing.onerror = end;
  isWarming = true;
  try {
    speechSynthesis.speak(nothing);
  } catch {
    end();
  }
};

/** How long other speech may continue before the device counts as having no voice. */
const OTHERS_MS = 60_000;
/** The polling interval for the end of other speech. */
const LOOK_AGAIN_MS = 100;
/** How long the device may take to start before it counts as having no voice. */
const START_WITHIN_MS = 3_000;
/** How long an utterance may take beyond a multiple of its estimate. */
const SPARE_MS = 5_000;
const SLOWEST = 3;

/**
 * Speaks with the device's own voice; silently, if it turns out to have none.
 * @param tell - Receives what the device cannot do.
 * @param output - Receives each utterance, for its volume.
 */
export const createDeviceVoice = (
  text: string,
  language: Language,
  listener: VoiceListener,
  tell: (error: AgentError) => void,
  output?: SoundOutput,
): Voice => {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined')
    return createSilentVoice(listener);
  const pieces = cutForVoice(text);
  let silent: Voice | undefined;
  let durationMs: number | undefined;
  let stopped = false;
  let heard = false;
  let timer: ReturnType<typeof setTimeout>;
  /** The utterance that the browser has not ended yet. */
  let current: SpeechSynthesisUtterance | undefined;
  let answer: (heard: boolean) => void = () => undefined;
  /** The time of the finished utterances, and the start of the current one. */
  let heardMs = 0;
  let pieceStartedAt: number | undefined;

  const positionMs = (): number =>
    heardMs + (pieceStartedAt === undefined ? 0 : performance.now() - pieceStartedAt);

  /** Cancels the current utterance, if any. */
  const takeBack = (): void => {
    clearTimeout(timer);
    if (!current) return;
    // Ignores its later events.
    current = undefined;
    attempt(() => speechSynthesis.cancel());
  };

  /** Cancels it silently. */
  const hush = (): void => {
    takeBack();
    heardMs = positionMs();
    pieceStartedAt = undefined;
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
  const block = (): void => {
    hush();
    // Chrome reports a refusal synchronously in `speak`, before the caller has this voice.
    timer = setTimeout(() => listener.onBlocked(resume));
  };
  const fail = (isRefused = false): void => {
    current = undefined;
    if (heard) end(false);
    else if (isRefused) block();
    else fallSilent();
  };
  /** Safari on iOS refuses silently: nothing starts, though it has voices. */
  const giveUp = (): void => {
    if (!isKnown && attempt(() => speechSynthesis.getVoices()[0])) block();
    else fallSilent();
  };
  const goOn = (): void => {
    clearTimeout(timer);
    heardMs = positionMs();
    pieceStartedAt = current = undefined;
    pieces.shift();
    // In a separate task: WebKitGTK never ends an utterance that is queued during an `end` event.
    if (pieces[0]) timer = setTimeout(give, 0, pieces[0]);
    else end(true);
  };
  /** Continues when the device fails to report the end. */
  const skip = (): void => {
    takeBack();
    goOn();
  };
  const hear = (piece: string): void => {
    clearTimeout(timer);
    timer = setTimeout(skip, SPARE_MS + SLOWEST * estimateMs(piece));
    pieceStartedAt = performance.now();
    answer(true);
    if (heard) return;
    heard = true;
    isKnown = true;
    listener.onStart('device');
  };
  /**
   * Queues one utterance once other speech has ended, so that clearing the queue cancels only ours.
   */
  const give = (piece: string, waitedMs = 0): void => {
    if (isTaken()) {
      const look = (): void => give(piece, waitedMs + LOOK_AGAIN_MS);
      if (waitedMs >= OTHERS_MS) fail();
      else timer = setTimeout(look, LOOK_AGAIN_MS);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece);
    const isCurrent = (): boolean => current === utterance;
    utterance.lang = { ko: 'ko-KR', en: 'en-US' }[language];
    utterance.onstart = () => isCurrent() && hear(piece);
    utterance.onend = () => isCurrent() && goOn();
    utterance.onerror = ({ error }) => isCurrent() && fail(error === 'not-allowed');
    current = utterance;
    const repeat = (): void => {
      if (!isCurrent()) return;
      takeBack();
      give(piece);
    };
    output?.prepare(utterance, repeat, tell);
    timer = heard
      ? setTimeout(skip, SPARE_MS + SLOWEST * estimateMs(piece))
      : setTimeout(giveUp, START_WITHIN_MS);
    try {
      speechSynthesis.speak(utterance);
    } catch {
      fail();
    }
  };

  const speak = (): Promise<boolean> =>
    new Promise((resolve) => {
      if (stopped || silent || heard) return resolve(!stopped && !silent);
      hush();
      answer = resolve;
      give(pieces[0] ?? text);
    });

  const resume = (): Promise<boolean> => {
    isKnown = true;
    return speak();
  };

  void speak();
  return {
    add: () => undefined,
    finish(totalMs) {
      durationMs = totalMs;
      silent?.finish(totalMs);
    },
    positionMs: () => silent?.positionMs() ?? positionMs(),
    stop,
  };
};
