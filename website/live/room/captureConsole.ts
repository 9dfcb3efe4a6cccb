import { hearConsole } from './hearConsole';
import { sinceStart, type Tell } from './Telling';
import { toLine } from './toLine';
import { toThrown } from './toThrown';

/** Tells the page every line that is printed, and every error that nobody catches. */
export function captureConsole(tell: Tell): void {
  hearConsole((level, values) =>
    tell({ type: 'console', level, text: toLine(values), atMs: sinceStart() }),
  );
  const uncaught = (event: Event, reason: unknown): void => {
    event.preventDefault();
    const { code, message } = toThrown(reason);
    tell({ type: 'console', level: 'error', text: message, atMs: sinceStart(), code });
  };
  addEventListener('error', (event) => uncaught(event, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => uncaught(event, event.reason));
}
