import { limits } from '../limits.js';

/** How often voice activity is decided, in milliseconds and in samples. */
export const FRAME_MS = 20;
export const FRAME_SAMPLES = (FRAME_MS * limits.microphoneSampleRateHz) / 1_000;

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
export interface VoiceDetector {
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
export const createVoiceDetector = (): VoiceDetector => {
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
