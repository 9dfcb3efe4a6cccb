import { limits } from '../limits.js';

/** How often it is decided whether a voice is heard, in milliseconds and in samples. */
export const FRAME_MS = 20;
export const FRAME_SAMPLES = (FRAME_MS * limits.microphoneSampleRateHz) / 1_000;

/** The band in which a voice has most of its energy: the shares of two one-pole filters. */
const HIGH_PASS = 0.06;
const LOW_PASS = 0.68;
/** How much of a frame's loudness is that of the frames before it. */
const SMOOTHING = 0.4;
/** The noise floor is the quietest of the last frames: speech has a gap within two seconds. */
const FLOOR_FRAMES = 2_000 / FRAME_MS;
/** How far the quietest frame of a steady noise is below its mean. */
const FLOOR_BIAS_DB = 2;
/** A voice is this share of the way from the floor to the loudest frame above it, within bounds. */
const SHARE = 0.48;
const LEAST_DB = 5;
const MOST_DB = 17;
/** How much of the loudest frame is forgotten with every frame. */
const DECAY_DB = 0.1;
/** Below this there is no voice, however quiet the room. */
const SILENCE_DB = -62;

/** How many of the last frames are loud where a voice begins; louder ones where it interrupts. */
const BEGINS = { loud: 6, of: 10 };
const INTERRUPTS = { loud: 12, of: 20 };
/** The same where it goes on: a click of a key does not count. */
const GOES_ON = { loud: 3, of: 4 };

/** Tells a voice from noise by its energy. Its only clock is the number of samples. */
export interface VoiceDetector {
  /** Whether a voice has begun, and how long before that was noticed, in milliseconds. */
  readonly hasBegun: boolean;
  readonly begunMs: number;
  /** For how long no voice has been heard by the end of the last frame, in milliseconds. */
  readonly goneMs: number;
  /**
   * Takes in the next frame.
   * @param frame - PCM16 at 16 kHz, `FRAME_SAMPLES` of it.
   * @param raisedDb - By how much louder a voice has to be, because something else is being heard.
   */
  add(frame: Int16Array, raisedDb: number): void;
}

/** Makes a detector that has heard nothing yet. */
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

  /** The loudness of a frame in the band of voices, in decibels below the loudest there is. */
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
