import type { AgentError } from '../errors.js';
import type { SoundOutput } from '../options.js';
import type { Language } from '../protocol/wire.js';
import { cutForVoice, estimateMs } from './cutForVoice.js';
import { createSilentVoice, type Voice, type VoiceListener } from './voice.js';

/** Whether the device has spoken, or was asked to in a tap: from then on its silence is no refusal. */
let isKnown = false;
/** Whether it was given something to warm it up, and has not said that this has ended. */
let isWarming = false;

/** Calls what some web views offer and then throw at. */
const attempt = <Result>(call: () => Result): Result | undefined => {
  try {
    return call();
  } catch {
    return;
  }
};

/**
 * Whether the page itself, or another agent in it, is having something said. The browser has one row
 * for all of it, and only the whole row can be taken back: what waits for others is not put there.
 */
const isTaken = (): boolean => !isWarming && (speechSynthesis.speaking || speechSynthesis.pending);

/** Says nothing, until it was in a tap: Safari lets a page speak later only if it has spoken in one. */
export const warmDeviceVoice = (): void => {
  // Behind what others say it would wait for them, and theirs would count as ours.
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

/** How long others may go on before the device counts as having no voice for us. */
const OTHERS_MS = 60_000;
/** How often to look whether they have come to an end. */
const LOOK_AGAIN_MS = 100;
/** How long the device may take to begin before it counts as having no voice. */
const START_WITHIN_MS = 3_000;
/** How long it may take for a piece beyond a multiple of the estimate. */
const SPARE_MS = 5_000;
const SLOWEST = 3;

/**
 * Speaks with the device's own voice; where it turns out to have none, in silence.
 * @param tell - Hears what the device cannot do.
 * @param output - Gets what it is about to say, for its volume.
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
  /** What the browser was given and has not said the end of. */
  let current: SpeechSynthesisUtterance | undefined;
  let answer: (heard: boolean) => void = () => undefined;
  /** How much of the pieces before was heard, and since when the one now. */
  let heardMs = 0;
  let pieceStartedAt: number | undefined;

  const positionMs = (): number =>
    heardMs + (pieceStartedAt === undefined ? 0 : performance.now() - pieceStartedAt);

  /** Takes back what the device was given, if it still has anything. */
  const takeBack = (): void => {
    clearTimeout(timer);
    if (!current) return;
    // What it still tells of that is heard by nobody.
    current = undefined;
    attempt(() => speechSynthesis.cancel());
  };

  /** Takes it back, and says nothing more. */
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
    // Chrome refuses within `speak`, when the caller does not hold this voice yet.
    timer = setTimeout(() => listener.onBlocked(resume));
  };
  const fail = (isRefused = false): void => {
    current = undefined;
    if (heard) end(false);
    else if (isRefused) block();
    else fallSilent();
  };
  /** Safari on a phone refuses without a word: nothing begins, though it has voices. */
  const giveUp = (): void => {
    if (!isKnown && attempt(() => speechSynthesis.getVoices()[0])) block();
    else fallSilent();
  };
  const goOn = (): void => {
    clearTimeout(timer);
    heardMs = positionMs();
    pieceStartedAt = current = undefined;
    pieces.shift();
    // In a task of its own: WebKitGTK never ends what it is given while it tells of an end.
    if (pieces[0]) timer = setTimeout(give, 0, pieces[0]);
    else end(true);
  };
  /** Goes on without an end that the device has forgotten to tell. */
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
  /** Gives the device one piece, once others have ended: only so can ours be taken back alone. */
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
    finish(given) {
      durationMs = given;
      silent?.finish(given);
    },
    positionMs: () => silent?.positionMs() ?? positionMs(),
    stop,
  };
};
