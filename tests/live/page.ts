import { convertEdited, openFrame, startRun } from 'runnable-samples/client';
import type { FrameMessage } from 'runnable-samples/frame';
import { eventNames } from '../../website/live/runtime/agentEvents';

/** The result of edited code so far. */
export interface Seen {
  outcome?: string;
  silent: boolean;
  lines: string[];
}

declare global {
  interface Window {
    seen: Seen;
    /** Runs edited code like the panel. */
    runEdited(source: string): Promise<void>;
    stopEdited(): void;
  }
}

// Browsers throttle timers of hidden frames.
const place = document.body.appendChild(document.createElement('div'));
Object.assign(place.style, { position: 'fixed', top: '0' });

window.runEdited = async (source) => {
  window.seen = { silent: false, lines: [] };
  const order = {
    base: '/live/',
    eventNames,
    program: '',
    isPage: false,
    source,
    mode: 'light',
    locale: 'en',
    title: 'Edited',
  } as const;
  const edited = await convertEdited('/live/', { source, kind: 'module' });
  window.stopEdited = startRun(
    openFrame(order, place),
    {
      onMessage(message: FrameMessage) {
        if (message.type === 'console') window.seen.lines.push(message.text);
      },
      onFocusLost: () => undefined,
      onSilence: (silent) => Object.assign(window.seen, { silent }),
      onEnd(outcome) {
        window.seen.outcome = outcome.kind;
      },
    },
    edited,
  );
};
