import { levels } from '../channel/FrameMessage';
import { sinceStart, type Tell } from './Telling';
import { toLine } from './toLine';

/** Tells the page every line that is printed, and every error that nobody catches. */
export function captureConsole(tell: Tell): void {
  for (const level of levels) {
    console[level] = (...values: unknown[]) =>
      tell({ type: 'console', level, text: toLine(values), atMs: sinceStart() });
  }
  console.table = console.dir = console.log;
  const uncaught = (event: Event, reason: unknown): void => {
    event.preventDefault();
    console.error(reason);
  };
  addEventListener('error', (event) => uncaught(event, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => uncaught(event, event.reason));
}
