import { calm, type Pose } from './pose.js';

const keys = Object.keys(calm) as (keyof Pose)[];

/**
 * The milliseconds after which a part has moved two thirds of its way: eyes are quick, a head is
 * not.
 */
const pace: Partial<Pose> = {
  lean: 190,
  bow: 140,
  turnX: 220,
  turnY: 220,
  breath: 450,
  browLeft: 90,
  browRight: 90,
  worry: 90,
  shut: 40,
  squint: 90,
  lookX: 30,
  lookY: 30,
  level: 60,
};
const LIPS_PACE = 36;
/** After a pause without frames, the motion continues from where it was. */
const LONGEST_STEP_MS = 50;
const ARRIVED = 0.02;
/** Slow motion is drawn at half the frame rate, for half the work. */
const SLOW_PACE = 400;
const SLOW_FRAME_MS = 30;

/** Animates a face from its current pose to the target. */
export interface Motion {
  /** Starts towards a target; jumps there when the face is still or not yet shown. */
  moveTo(pose: Pose, still: boolean): void;
  stop(): void;
}

/** Creates an animation that requests frames only while something moves. */
export const createMotion = (draw: (pose: Pose) => void): Motion => {
  const now = { ...calm };
  const speed: Record<string, number> = {};
  let goal = calm;
  let frame = 0;
  let last = 0;
  /** Whether only slow parts moved in the last frame. */
  let isSlow = false;
  /** Whether it has been shown: until then, it is drawn in the pose it is to start from. */
  let isSeen = false;

  const step = (time: number): void => {
    if (isSlow && time - last < SLOW_FRAME_MS) {
      frame = requestAnimationFrame(step);
      return;
    }
    const passed = Math.min(LONGEST_STEP_MS, Math.max(0, time - last));
    last = time;
    let moves = false;
    isSlow = isSeen = true;
    for (const key of keys) {
      const paceMs = pace[key] ?? LIPS_PACE * goal.ease;
      const way = now[key] - goal[key];
      const before = speed[key] ?? 0;
      if (Math.abs(way) + Math.abs(before) * paceMs <= ARRIVED) {
        now[key] = goal[key];
        speed[key] = 0;
        continue;
      }
      // A critically damped spring: it starts and arrives smoothly, also when its goal changes.
      const rate = 2 / paceMs;
      const rest = Math.exp(-rate * passed);
      const drive = before + rate * way;
      now[key] = goal[key] + (way + drive * passed) * rest;
      speed[key] = (before - rate * drive * passed) * rest;
      moves = true;
      isSlow &&= paceMs > SLOW_PACE;
    }
    draw(now);
    frame = moves ? requestAnimationFrame(step) : 0;
  };
  const stop = (): void => {
    if (frame) cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    moveTo(pose, still) {
      goal = pose;
      isSlow = false;
      if (still || !isSeen) draw(Object.assign(now, goal));
      if (still) {
        stop();
      } else if (!frame) {
        last = performance.now();
        frame = requestAnimationFrame(step);
      }
    },
    stop,
  };
};
