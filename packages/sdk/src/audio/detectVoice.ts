import type { VoiceDetection, VoiceRoom } from '../actions.js';
import { createFramer } from '../recording/tape.js';
import { createVoiceDetector, FRAME_MS, FRAME_SAMPLES } from './createVoiceDetector.js';

/**
 * The options of `detectVoice`.
 * @since 0.1.0
 */
export interface VoiceOptions {
  /**
   * How long the user has to be silent before the recording ends, in milliseconds of audio,
   * 300–5 000. A higher value gives users time to think in the middle of a sentence, a lower value
   * makes replies faster. Default 700.
   */
  silenceMs?: number | undefined;
  /**
   * How long to wait for a voice, in milliseconds of audio, 1 000–60 000. If the user doesn't speak
   * by then, the recording is discarded. The time in which the agent thinks or speaks doesn't count.
   * Default 10 000.
   */
  waitMs?: number | undefined;
  /**
   * How much louder the user's voice has to be while the agent speaks, in decibels, 0–40. This
   * prevents what remains of the agent's own voice from interrupting it. Default 10.
   */
  raisedDb?: number | undefined;
}

/** The defaults. */
export const voiceDefaults = { silenceMs: 700, waitMs: 10_000, raisedDb: 10 };
const ranges: Record<keyof VoiceOptions, [least: number, most: number]> = {
  silenceMs: [300, 5_000],
  waitMs: [1_000, 60_000],
  raisedDb: [0, 40],
};

/** How much audio from before the detection is recorded, so that the first sound is not lost. */
const BEFORE_MS = 600;
/** The pause after which a voice counts as ended. */
const GONE_MS = 200;

const findProblem = (options: Required<VoiceOptions>): string | undefined => {
  for (const name of Object.keys(ranges) as (keyof VoiceOptions)[]) {
    const [least, most] = ranges[name];
    if (!(options[name] >= least && options[name] <= most))
      return `${name} must be ${least} to ${most}`;
  }
  return;
};

/** Passes on the frames of a voice, and ends the recording after it. */
const watch = (
  { silenceMs, waitMs, raisedDb }: Required<VoiceOptions>,
  room: VoiceRoom,
): ((samples: Int16Array) => void) => {
  const detector = createVoiceDetector();
  let held: Int16Array[] = [];
  let waitedMs = 0;
  /** Unknown before the first voice. */
  let isHeard: boolean | undefined;
  let isOver = false;

  const tell = (heard: boolean, agoMs: number): void => {
    isHeard = heard;
    room.tell(heard, agoMs);
  };
  const end = (reason: 'silence' | 'no-voice'): void => {
    isOver = true;
    room.end(reason);
  };
  const wait = (frame: Int16Array): void => {
    const state = room.state();
    detector.add(frame, state === 'speaking' ? raisedDb : 0);
    held = [...held, frame].slice(-BEFORE_MS / FRAME_MS);
    if (detector.hasBegun) {
      for (const each of held) room.take(each);
      tell(true, detector.begunMs);
    } else if (state === 'recording') {
      waitedMs += FRAME_MS;
      if (waitedMs >= waitMs) end('no-voice');
    }
  };
  const goOn = (frame: Int16Array): void => {
    detector.add(frame, 0);
    room.take(frame);
    const { goneMs } = detector;
    if (isHeard && goneMs >= GONE_MS) tell(false, goneMs);
    else if (!isHeard && goneMs === 0) tell(true, 0);
    if (goneMs >= silenceMs) end('silence');
  };
  const framer = createFramer(FRAME_SAMPLES, (frame) => {
    if (isOver) return;
    if (detector.hasBegun) goOn(frame);
    else wait(frame);
  });
  return framer.add;
};

/**
 * Makes `startRecording` detect when the user starts and finishes speaking, by how much louder the
 * sound is than the background noise. No audio leaves the device until a voice is detected.
 * @param options - How long to wait.
 * @returns The value for the `endOnSilence` option. You can reuse it for any number of recordings. If
 * an option is out of range, `startRecording` rejects with `invalid-options`.
 * @since 0.1.0
 */
export const detectVoice = (options?: VoiceOptions): VoiceDetection => {
  const {
    silenceMs = voiceDefaults.silenceMs,
    waitMs = voiceDefaults.waitMs,
    raisedDb = voiceDefaults.raisedDb,
  } = options ?? {};
  const settings = { silenceMs, waitMs, raisedDb };
  return { problem: findProblem(settings), watch: (room) => watch(settings, room) };
};
