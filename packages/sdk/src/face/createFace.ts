import type { MouthShape } from '../protocol/wire.js';
import type { AgentState } from '../states.js';
import { createMotion } from './createMotion.js';
import { drawFace } from './drawFace.js';
import { calm, expressions, mouths } from './pose.js';
import type { Agent } from '../agent.js';

const BLINK_MS = 110;

/**
 * How a face behaves.
 * @since 0.1.0
 */
export interface FaceOptions {
  /**
   * Whether it only changes its expression, and neither blinks nor moves its mouth. Default: as the
   * user's system asks, also when that changes.
   */
  still?: boolean;
}

/**
 * A face that is told what to show.
 * @since 0.1.0
 */
export interface Face {
  /** Takes the expression of a state. Outside `speaking` the mouth rests. */
  setState(state: AgentState): void;
  /** Moves the mouth into a shape, as `speech-mark` gives it. */
  setMouth(shape: MouthShape): void;
  /** Shows how loud the user is while recording, 0–1, as `recording-level` gives it. */
  setLevel(level: number): void;
  /** Takes the face off the page, with all its timers and listeners. */
  stop(): void;
}

/**
 * Draws a face into an element and shows what it is told. The drawing fills the element's width and
 * is hidden from screen readers: the messages say what is spoken.
 * @param element - Where to draw. What it holds stays.
 * @param options - How the face behaves.
 * @returns The face, in the state `idle`.
 * @since 0.1.0
 */
export const createFace = (element: Element, options?: FaceOptions): Face => {
  const { svg, draw } = drawFace(element);
  const motion = createMotion(draw);
  const calmness = matchMedia('(prefers-reduced-motion: reduce)');
  let state: AgentState = 'idle';
  let mouth: MouthShape = 'rest';
  let level = 0;
  let look = { lookX: 0, lookY: 0 };
  let blinking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const isStill = options?.still ?? calmness.matches;
    const pose = { ...calm, ...expressions[state] };
    if (!isStill) {
      Object.assign(pose, mouths[mouth], { level });
      pose.lookX += look.lookX;
      pose.lookY += look.lookY;
      if (blinking) pose.shut = 1;
    }
    motion.moveTo(pose, isStill);
  };
  // Eyes that look elsewhere blink on their way.
  const blink = (): void => {
    const away = Math.random() < 0.4 ? 1 : 0;
    look = { lookX: away * (Math.random() * 4 - 2), lookY: away * (Math.random() * 2 - 1) };
    blinking = true;
    update();
    timer = setTimeout(() => {
      blinking = false;
      update();
      wait();
    }, BLINK_MS);
  };
  const wait = (): void => {
    timer = setTimeout(blink, 1_800 + Math.random() * 3_600);
  };
  const settle = (): void => {
    clearTimeout(timer);
    blinking = false;
    update();
    if (!(options?.still ?? calmness.matches)) wait();
  };

  const face: Face = {
    setState(next) {
      state = next;
      svg.setAttribute('data-state', next);
      if (next !== 'speaking') mouth = 'rest';
      level = 0;
      update();
    },
    setMouth(shape) {
      mouth = shape;
      update();
    },
    setLevel(next) {
      level = Math.min(1, next * 3);
      update();
    },
    stop() {
      clearTimeout(timer);
      calmness.removeEventListener('change', settle);
      motion.stop();
      svg.remove();
    },
  };
  calmness.addEventListener('change', settle);
  draw({ ...calm, ...expressions.idle });
  face.setState(state);
  settle();
  return face;
};

/**
 * Draws a face into an element that shows what an agent does: its state, its mouth while it speaks,
 * and that it listens.
 * @param element - Where to draw. What it holds stays.
 * @param agent - Whose face it is.
 * @param options - How the face behaves.
 * @returns A function that takes the face off the page and lets go of the agent.
 * @since 0.1.0
 */
export const showFace = (
  element: Element,
  agent: Pick<Agent, 'state' | 'on'>,
  options?: FaceOptions,
): (() => void) => {
  const face = createFace(element, options);
  face.setState(agent.state);
  const stops = [
    agent.on('state-change', ({ state }) => face.setState(state)),
    agent.on('speech-mark', ({ shape }) => face.setMouth(shape)),
    agent.on('recording-level', ({ level }) => face.setLevel(level)),
    face.stop,
  ];
  return () => stops.forEach((stop) => stop());
};
