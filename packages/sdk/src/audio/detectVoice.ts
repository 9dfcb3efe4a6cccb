import type { VoiceDetection, VoiceRoom } from '../actions.js';
import { limits } from '../limits.js';
import { createFramer } from '../recording/tape.js';

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

/** How often voice activity is decided, in milliseconds and in samples. */
const FRAME_MS = 20;
const FRAME_SAMPLES = (FRAME_MS * limits.microphoneSampleRateHz) / 1_000;

/** The band with most of a voice's energy, as coefficients of two one-pole filters. */
const HIGH_PASS = 0.06;
const LOW_PASS = 0.68;
/** The smoothing of loudness over frames. */
const SMOOTHING = 0.4;
/** The noise floor is the minimum over this many frames: speech pauses within two seconds. */
const FLOOR_FRAMES = 2_000 / FRAME_MS;
/** How far the minimum of steady noise is below its mean. */
const FLOOR_BIAS_DB = 2;
/** The threshold as a share of the distance from the floor to the recent peak, within bounds. */
const SHARE = 0.48;
const LEAST_DB = 5;
const MOST_DB = 17;
/** The decay of the peak with every frame. */
const DECAY_DB = 0.1;
/** The absolute threshold, however quiet the room. */
const SILENCE_DB = -62;

/** How many of the last frames must be loud for a voice to begin; and louder ones to interrupt. */
const BEGINS = { loud: 6, of: 10 };
const INTERRUPTS = { loud: 12, of: 20 };
/** The same for a voice to continue: a key click does not count. */
const GOES_ON = { loud: 3, of: 4 };

/** Detects voice activity by energy. Its only clock is the number of samples. */
interface VoiceDetector {
  /** Whether a voice has begun, and the delay of its detection in milliseconds. */
  readonly hasBegun: boolean;
  readonly begunMs: number;
  /** The time without a voice up to the last frame, in milliseconds. */
  readonly goneMs: number;
  /**
   * Takes in the next frame.
   * @param frame - PCM16 at 16 kHz, `FRAME_SAMPLES` of it.
   * @param raisedDb - By how much louder a voice has to be, because something else is being heard.
   */
  add(frame: Int16Array, raisedDb: number): void;
}

/** Creates a detector. */
const createVoiceDetector = (): VoiceDetector => {
  let belowBand = 0;
  let inBand = 0;
  let loudness: number | undefined;
  let loudest = -Infinity;
  let goneFrames = 0;
  let begunFrames = 0;
  let hasBegun = false;
  const recent: number[] = [];
  /** Whether each of the last frames was loud. */
  const loud: boolean[] = [];

  /** The loudness of a frame in the voice band, in dBFS. */
  const measure = (frame: Int16Array): number => {
    let sum = 0;
    for (const sample of frame) {
      const value = sample / 32_768;
      belowBand += HIGH_PASS * (value - belowBand);
      inBand += LOW_PASS * (value - belowBand - inBand);
      sum += inBand ** 2;
    }
    return 10 * Math.log10(sum / frame.length + 1e-10);
  };
  const areLoud = ({ loud: least, of }: typeof BEGINS): boolean =>
    loud.slice(-of).filter(Boolean).length >= least;

  return {
    get hasBegun() {
      return hasBegun;
    },
    get begunMs() {
      return begunFrames * FRAME_MS;
    },
    get goneMs() {
      return goneFrames * FRAME_MS;
    },
    add(frame, raisedDb) {
      const measured = measure(frame);
      loudness = measured + SMOOTHING * ((loudness ?? measured) - measured);
      recent.push(loudness);
      if (recent.length > FLOOR_FRAMES) recent.shift();
      const floor = Math.min(...recent) + FLOOR_BIAS_DB;
      loudest = Math.max(loudness, floor, loudest - DECAY_DB);
      const above = Math.min(MOST_DB, Math.max(LEAST_DB, SHARE * (loudest - floor)));
      loud.push(loudness > Math.max(SILENCE_DB, floor + above) + raisedDb);
      const begins = raisedDb > 0 ? INTERRUPTS : BEGINS;
      if (loud.length > INTERRUPTS.of) loud.shift();
      if (!hasBegun && areLoud(begins)) {
        hasBegun = true;
        const window = loud.slice(-begins.of);
        begunFrames = window.length - window.indexOf(true);
      }
      goneFrames = areLoud(GOES_ON) ? 0 : goneFrames + 1;
    },
  };
};

/** Passes on the frames of a voice, and ends the recording after it. */
const watch = (
  { silenceMs, waitMs, raisedDb }: Required<VoiceOptions>,
  room: VoiceRoom,
): ((samples: Int16Array) => void) => {
  const detector = createVoiceDetector();
  let pending: Int16Array[] = [];
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
    pending = [...pending, frame].slice(-BEFORE_MS / FRAME_MS);
    if (detector.hasBegun) {
      for (const each of pending) room.take(each);
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
