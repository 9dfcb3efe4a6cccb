import { MARKS_PER_MESSAGE } from 'product-sdk/protocol';
import type { MouthMark } from '../mouth/markMouthShapes.js';
import type { Outbox } from './Outbox.js';

/** Sends mouth shapes, in as many messages as the protocol asks for. */
export function sendMarks(outbox: Outbox, stream: number, marks: readonly MouthMark[]): void {
  for (let first = 0; first < marks.length; first += MARKS_PER_MESSAGE) {
    outbox.send({
      type: 'speech-mark',
      stream,
      marks: marks.slice(first, first + MARKS_PER_MESSAGE),
    });
  }
}
