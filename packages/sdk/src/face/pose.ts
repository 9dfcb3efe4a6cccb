import type { Emotion, MouthShape } from '../protocol/wire.js';
import type { AgentState } from '../states.js';

/** The position of every movable part of the face. Lengths are in units of a 160 by 160 drawing. */
export interface Pose {
  /** Half of the mouth's width. */
  width: number;
  /** The distance between the lips; negative when they are pressed together. */
  open: number;
  /** The height of the mouth's corners above its middle. */
  smile: number;
  /** From 0, an ellipse, to 1, a lens with sharp corners. */
  corner: number;
  /** The share of the open mouth that the upper teeth fill, 0–1. */
  teeth: number;
  /** How many times as long as usual the lips take. */
  ease: number;
  lookX: number;
  lookY: number;
  /** How far the upper lids are closed, 0–1; negative for wide open eyes. */
  shut: number;
  /** How far raised cheeks push up the lower lids, 0–1. */
  squint: number;
  /** How far each brow is raised. */
  browLeft: number;
  browRight: number;
  /** The height of the brows' inner ends above their outer ends. */
  worry: number;
  /** The tilt of the head, in degrees. */
  lean: number;
  /** How far the head is lowered. */
  bow: number;
  /** The rotation of the head sideways and downwards. */
  turnX: number;
  turnY: number;
  /** The expansion of the chest, 0–1. */
  breath: number;
  /** The user's volume, 0–1. */
  level: number;
}

/** Awake, calm, looking at the viewer. */
export const calm: Pose = {
  width: 11,
  open: 0,
  smile: 3.8,
  corner: 0.5,
  teeth: 0,
  ease: 1,
  lookX: 0,
  lookY: 0,
  shut: 0,
  squint: 0,
  browLeft: 0,
  browRight: 0,
  worry: 0,
  lean: 0,
  bow: 0,
  turnX: 0,
  turnY: 0,
  breath: 0,
  level: 0,
};

const asleep = { shut: 1, bow: 1.5, browLeft: -1, browRight: -1, smile: 2.4 };

/** What each state changes in the neutral pose. */
export const expressions: Readonly<Record<AgentState, Partial<Pose>>> = {
  idle: asleep,
  connecting: { lookY: -2.5, browLeft: 2, browRight: 2, smile: 1.5, width: 9 },
  ready: {},
  thinking: {
    lookX: 3,
    lookY: -3,
    browLeft: -0.5,
    browRight: 3.5,
    lean: 4,
    smile: 0.8,
    width: 8,
  },
  speaking: { browLeft: 1, browRight: 1, squint: 0.2 },
  recording: { browLeft: 2.5, browRight: 2.5, worry: 0.8, lean: -5, bow: 1, smile: 2.4, width: 9 },
  reconnecting: { lookX: -3, lookY: 1, worry: 2.6, smile: -0.6, width: 8 },
  disconnected: { ...asleep, smile: 0.4, width: 8, bow: 3 },
};

/** What each emotion changes in the pose of a state. */
export const feelings: Readonly<Record<Emotion, Partial<Pose>>> = {
  calm: {},
  happy: { smile: 4.7, width: 11, squint: 0.65, browLeft: 1.6, browRight: 1.6 },
  sorry: {
    smile: -1.2,
    width: 8.5,
    bow: 2.2,
    lookY: 1.4,
    // Awake, also when the session is over.
    shut: 0,
    worry: 3,
    browLeft: 0.6,
    browRight: 0.6,
  },
  surprised: {
    open: 6,
    width: 5.5,
    smile: 1.6,
    corner: 0.1,
    shut: -0.2,
    browLeft: 4,
    browRight: 4,
  },
};

/**
 * What each viseme changes in the mouth. At rest it is that of the state, to which the lips relax
 * slowly: between two words they hardly close.
 */
export const mouths: Readonly<Record<MouthShape, Partial<Pose>>> = {
  rest: { ease: 2.5 },
  closed: { width: 10, open: -3, smile: 0.6 },
  open: { width: 9, open: 8.5, smile: 1.2, corner: 0.15, teeth: 0.25 },
  wide: { width: 11.4, open: 5.2, smile: 2.6, corner: 0.35, teeth: 0.55 },
  round: { width: 5.5, open: 7.5, smile: -0.6, corner: 0, teeth: 0 },
  teeth: { width: 9.6, open: 3.4, smile: 1.4, corner: 0.3, teeth: 0.8 },
};
