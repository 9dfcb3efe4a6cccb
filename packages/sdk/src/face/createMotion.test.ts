import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMotion } from './createMotion.js';
import { calm, mouths, type Pose } from './pose.js';

const FRAME_MS = 10;
let frames: Map<number, FrameRequestCallback>;
let time: number;

beforeEach(() => {
  frames = new Map();
  time = 0;
  let count = 0;
  vi.stubGlobal('performance', { now: () => time });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(++count, callback);
    return count;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

afterEach(() => vi.unstubAllGlobals());

const drawFrame = (afterMs = FRAME_MS): void => {
  time += afterMs;
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(time);
};

/** A motion that has been shown, in the calm pose. */
const start = () => {
  const drawn: Pose[] = [];
  const motion = createMotion((pose) => drawn.push({ ...pose }));
  const moveTo = (changes: Partial<Pose>, still = false) =>
    motion.moveTo({ ...calm, ...changes }, still);
  moveTo({});
  drawFrame();
  drawn.length = 0;
  return { drawn, motion, moveTo, last: () => drawn.at(-1) };
};

/** How far a part has moved after a time, from 0 to 1. */
const progress = (ms: number, paceMs: number): number =>
  1 - (1 + (2 * ms) / paceMs) * Math.exp((-2 * ms) / paceMs);

it('is drawn at once in the pose that it starts from', () => {
  const drawn: Pose[] = [];
  const motion = createMotion((pose) => drawn.push({ ...pose }));
  motion.moveTo({ ...calm, shut: 1 }, false);
  motion.moveTo({ ...calm, smile: 1 }, false);
  drawFrame();
  expect(drawn.slice(1)).toEqual([
    { ...calm, smile: 1 },
    { ...calm, smile: 1 },
  ]);
  expect(frames.size).toBe(0);
});

it('moves each part at its own speed and requests no frame at the end', () => {
  const { drawn, moveTo, last } = start();
  moveTo({ open: 10, turnX: 10 });
  for (let frame = 0; frame < 5; frame += 1) drawFrame();
  expect(last()?.open).toBeCloseTo(10 * progress(50, 36));
  expect(last()?.turnX).toBeCloseTo(10 * progress(50, 220));
  for (let frame = 0; frame < 500 && frames.size > 0; frame += 1) drawFrame();
  expect(frames.size).toBe(0);
  expect(last()).toEqual({ ...calm, open: 10, turnX: 10 });
  const count = drawn.length;
  drawFrame();
  expect(drawn).toHaveLength(count);
});

it('changes direction without a jump in speed', () => {
  const { moveTo, last } = start();
  moveTo({ turnX: 10 });
  for (let frame = 0; frame < 10; frame += 1) drawFrame();
  const before = Number(last()?.turnX);
  moveTo({ turnX: 0 });
  drawFrame();
  expect(last()?.turnX).toBeGreaterThan(before);
});

it.each(['open', 'wide'] as const)(
  'a mouth that is %s is shut after 50 ms of a closed shape, but not after 50 ms of rest',
  (shape) => {
    const { moveTo, last } = start();
    moveTo(mouths[shape]);
    for (let frame = 0; frame < 11; frame += 1) drawFrame();
    moveTo(mouths.rest);
    for (let frame = 0; frame < 5; frame += 1) drawFrame();
    expect(last()?.open).toBeGreaterThan(2);
    moveTo(mouths[shape]);
    for (let frame = 0; frame < 11; frame += 1) drawFrame();
    moveTo(mouths.closed);
    for (let frame = 0; frame < 5; frame += 1) drawFrame();
    expect(last()?.open).toBeLessThan(0.5);
  },
);

it('draws every third frame for breath alone, and every frame for the mouth', () => {
  const { drawn, moveTo } = start();
  moveTo({ breath: 1 });
  drawFrame();
  drawn.length = 0;
  for (let frame = 0; frame < 9; frame += 1) drawFrame();
  expect(drawn).toHaveLength(3);
  moveTo({ breath: 1, open: 10 });
  for (let frame = 0; frame < 4; frame += 1) drawFrame();
  expect(drawn).toHaveLength(7);
});

it('continues without a jump after a pause in drawing', () => {
  const { moveTo, last } = start();
  moveTo({ turnX: 10 });
  drawFrame(5_000);
  expect(last()?.turnX).toBeCloseTo(10 * progress(50, 220));
});

it('draws a still face immediately and requests no frame', () => {
  const { drawn, moveTo } = start();
  moveTo({ open: 10 });
  moveTo({ open: 5 }, true);
  expect(drawn).toEqual([{ ...calm, open: 5 }]);
  expect(frames.size).toBe(0);
});

it('draws nothing after stop', () => {
  const { drawn, motion, moveTo } = start();
  moveTo({ open: 10 });
  motion.stop();
  drawFrame();
  expect(drawn).toEqual([]);
});
