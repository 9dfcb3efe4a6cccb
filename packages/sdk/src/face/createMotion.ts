import { calm, type Pose } from './pose.js';

const keys = Object.keys(calm) as (keyof Pose)[];

/**
 * Time constants in milliseconds, after which a part has moved two thirds of its way: lips are
 * quick, a head is not.
 */
const pace: Partial<Pose> = {
  lean: 160,
  bow: 160,
  turnX: 220,
  turnY: 220,
  breath: 450,
  browLeft: 90,
  browRight: 90,
  worry: 90,
  shut: 28,
  squint: 90,
};
const USUAL_PACE = 42;
/** After a pause without frames, the motion continues from where it was. */
const LONGEST_STEP_MS = 50;
const ARRIVED = 0.02;
/** Slow motion is drawn at half the frame rate, for half the work. */
const SLOW_PACE = 400;
const SLOW_FRAME_MS = 30;

/** Animates a face from its current pose to the target. */
export interface Motion {
  /** Starts towards a target; jumps there when the face is still. */
  moveTo(pose: Pose, still: boolean): void;
  stop(): void;
}

/** Creates an animation that requests frames only while something moves. */
export const createMotion = (draw: (pose: Pose) => void): Motion => {
  const now = { ...calm };
  let goal = calm;
  let frame = 0;
  let last = 0;
  /** Whether only slow parts moved in the last frame. */
  let isSlow = false;

  const step = (time: number): void => {
    if (isSlow && time - last < SLOW_FRAME_MS) {
      frame = requestAnimationFrame(step);
      return;
    }
    const passed = Math.min(LONGEST_STEP_MS, Math.max(0, time - last));
    last = time;
    let moves = false;
    isSlow = true;
    for (const key of keys) {
      const way = goal[key] - now[key];
      if (Math.abs(way) <= ARRIVED) {
        now[key] = goal[key];
        continue;
      }
      const paceMs = pace[key] ?? USUAL_PACE;
      now[key] += way * (1 - Math.exp(-passed / paceMs));
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
      if (still) {
        stop();
        draw(Object.assign(now, goal));
      } else if (!frame) {
        last = performance.now();
        frame = requestAnimationFrame(step);
      }
    },
    stop,
  };
};
