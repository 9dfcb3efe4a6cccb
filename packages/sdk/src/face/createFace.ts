import type { Emotion, MouthShape } from '../protocol/wire.js';
import type { AgentState } from '../states.js';
import { createMotion } from './createMotion.js';
import { drawFace } from './drawFace.js';
import { calm, expressions, feelings, mouths } from './pose.js';
import type { Agent } from '../agent.js';

const BLINK_MS = 110;
/** How far a glance turns the eyes and the head. */
const GLANCE = { eyes: 2.2, head: 1 };
/** How far the head moves with what she says. */
const BEAT = { lean: 3, turn: 2, nod: 0.17, brows: 2 };
/** How much of a smile, or the lack of one, is left in the shapes of speech. */
const SPOKEN_SMILE = 0.5;
const BREATH_MS = 2_400;
/** The distance the eyes and the head turn for a pointer that is far away. */
const FOLLOWING = { eyes: 2.6, head: 2.2 };
let faces = 0;

/** A random number from -1 to 1. */
const anyway = (): number => Math.random() * 2 - 1;

/**
 * The options of a face.
 * @since 0.1.0
 */
export interface FaceOptions {
  /**
   * Whether the face only changes its expression, without blinking or moving its mouth. By default,
   * it follows the reduced-motion setting of the user's system, also when that changes.
   */
  still?: boolean | undefined;
  /**
   * Whether the eyes and the head follow the pointer anywhere on the page. A face that is still
   * doesn't follow it. Default: `false`.
   */
  followPointer?: boolean | undefined;
}

/**
 * A face that you control.
 * @since 0.1.0
 */
export interface Face {
  /** Shows the expression for a state. In any state other than `speaking`, the mouth is at rest. */
  setState(state: AgentState): void;
  /** Moves the mouth to the `shape` of a `speech-mark` event. */
  setMouth(shape: MouthShape): void;
  /**
   * Shows the emotion of an `emotion` event. The face becomes calm again when the user says something
   * else or the session ends.
   */
  setEmotion(emotion: Emotion): void;
  /** Shows the user's volume during a recording. Pass the `level` of a `recording-level` event, 0–1. */
  setLevel(level: number): void;
  /** Removes the face from the page, with all its timers and listeners. */
  stop(): void;
}

/**
 * Draws a face inside an element, and provides methods that change its expression and its mouth. The
 * drawing fills the element's width. It is hidden from screen readers, because the messages contain
 * what is spoken.
 * @param element - The element to draw the face in. Its existing content is kept.
 * @param options - How the face behaves.
 * @returns The face, in the state `idle`.
 * @since 0.1.0
 */
export const createFace = (element: Element, options?: FaceOptions): Face => {
  const { svg, draw } = drawFace(element, `product-face-${++faces}`);
  const motion = createMotion(draw);
  // jsdom has no `matchMedia`: the face is still drawn.
  const calmness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
  const isStill = (): boolean => options?.still ?? calmness?.matches ?? true;
  let state: AgentState = 'idle';
  let mouth: MouthShape = 'rest';
  let emotion: Emotion = 'calm';
  let level = 0;
  let glance = { x: 0, y: 0 };
  let beat = { x: 0, brows: 0 };
  let toward = { x: 0, y: 0 };
  let blinking = false;
  let breath = 0;
  let blinks: ReturnType<typeof setTimeout> | undefined;
  let breaths: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const pose = { ...calm, ...expressions[state], ...feelings[emotion] };
    if (!isStill()) {
      const { smile } = pose;
      Object.assign(pose, mouths[mouth], { level, breath });
      if (mouth !== 'rest') pose.smile += (smile - calm.smile) * SPOKEN_SMILE;
      pose.lookX += glance.x * GLANCE.eyes + toward.x * FOLLOWING.eyes;
      pose.lookY += (glance.y * GLANCE.eyes) / 2 + toward.y * FOLLOWING.eyes;
      pose.turnX += glance.x * GLANCE.head + beat.x * BEAT.turn + toward.x * FOLLOWING.head;
      pose.turnY += glance.y * GLANCE.head + toward.y * FOLLOWING.head;
      pose.lean += glance.x * GLANCE.head + beat.x * BEAT.lean;
      // She nods with her own syllables, and with those she hears.
      pose.bow += pose.open * BEAT.nod + level * 1.5;
      pose.browLeft += beat.brows;
      pose.browRight += beat.brows;
      if (blinking) pose.shut = 1;
    }
    motion.moveTo(pose, isStill());
  };
  // Most glances are with a blink.
  const blink = (): void => {
    glance = Math.random() < 0.4 ? { x: anyway(), y: anyway() } : { x: 0, y: 0 };
    blinking = Math.random() < 0.7;
    update();
    blinks = setTimeout(() => {
      blinking = false;
      update();
      wait();
    }, BLINK_MS);
  };
  const wait = (): void => {
    // Some come in pairs.
    blinks = setTimeout(blink, Math.random() < 0.12 ? 120 : 1_200 + Math.random() * 3_200);
  };
  const breathe = (): void => {
    // Pauses in a hidden page: a breath is a second of animation frames.
    breath = breath || document.hidden ? 0 : 1;
    update();
    breaths = setTimeout(breathe, BREATH_MS);
  };
  const settle = (): void => {
    clearTimeout(blinks);
    clearTimeout(breaths);
    blinking = false;
    breath = 0;
    update();
    if (isStill()) return;
    wait();
    breaths = setTimeout(breathe, BREATH_MS);
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
    // The nearer the pointer, the less she turns: at a distance of 0, not at all.
    const distance = Math.hypot(x, y) + width;
    toward = { x: x / distance, y: y / distance };
    update();
  };

  const face: Face = {
    setState(next) {
      state = next;
      svg.setAttribute('data-state', next);
      if (next !== 'speaking') mouth = 'rest';
      beat = { x: 0, brows: 0 };
      level = 0;
      if (next !== 'speaking' && next !== 'ready') emotion = 'calm';
      svg.setAttribute('data-emotion', emotion);
      update();
    },
    setEmotion(next) {
      emotion = next;
      svg.setAttribute('data-emotion', next);
      update();
    },
    setMouth(shape) {
      // A new word.
      if (mouth === 'rest')
        beat = { x: beat.x * 0.4 + anyway() * 0.6, brows: anyway() * BEAT.brows };
      mouth = shape;
      update();
    },
    setLevel(next) {
      level = Math.min(1, next * 3);
      update();
    },
    stop() {
      clearTimeout(blinks);
      clearTimeout(breaths);
      window.removeEventListener('pointermove', follow);
      calmness?.removeEventListener('change', settle);
      motion.stop();
      svg.remove();
    },
  };
  calmness?.addEventListener('change', settle);
  if (options?.followPointer) window.addEventListener('pointermove', follow, { passive: true });
  face.setState(state);
  settle();
  return face;
};

/**
 * Draws the face of an agent inside an element. It expresses the state, lip-syncs speech, and
 * indicates recording.
 * @param element - The element to draw the face in. Its existing content is kept.
 * @param agent - The client whose agent the face shows.
 * @param options - How the face behaves.
 * @returns A function that removes the face from the page and unsubscribes from events.
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
    agent.on('emotion', ({ emotion }) => face.setEmotion(emotion)),
    agent.on('speech-mark', ({ shape }) => face.setMouth(shape)),
    agent.on('recording-level', ({ level }) => face.setLevel(level)),
    face.stop,
  ];
  return () => stops.forEach((stop) => stop());
};
