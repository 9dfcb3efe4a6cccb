import type { MouthMark } from '../mouth/markMouthShapes.js';
import type { Outbox } from './Outbox.js';

const MOST_MARKS = 500;

/** Sends mouth shapes, in as many messages as the protocol asks for. */
export function sendMarks(
  outbox: Pick<Outbox, 'send'>,
  stream: number,
  marks: readonly MouthMark[],
): void {
  for (let first = 0; first < marks.length; first += MOST_MARKS) {
    outbox.send({ type: 'speech-mark', stream, marks: marks.slice(first, first + MOST_MARKS) });
  }
}
