import type { Agent } from '../agent.js';
import { createFace, type FaceOptions } from './createFace.js';

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
