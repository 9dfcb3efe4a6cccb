import type { FrameMessage } from '@site/live/channel/FrameMessage';
import { limits } from '@site/live/channel/limits';
import { applyEvent } from './applyEvent';
import type { RunView } from './RunView';

/** Adds to a list that keeps the latest only. Ids count on, so that each stays that of its item. */
function keep<Item extends { id: number }>(
  items: readonly Item[],
  next: Omit<Item, 'id'>,
): readonly Item[] {
  const item = { ...next, id: (items.at(-1)?.id ?? 0) + 1 } as Item;
  return [...items, item].slice(-limits.kept);
}

function apply(view: RunView, message: FrameMessage): RunView {
  switch (message.type) {
    case 'console': {
      const { level, text, code } = message;
      return {
        ...view,
        lines: keep(view.lines, { level, text }),
        uncaught: code ?? view.uncaught,
      };
    }
    case 'event': {
      const { name, atMs, payload } = message;
      const events = keep(view.events, { name, atMs, payload });
      return {
        ...view,
        ...applyEvent(view, name, payload),
        events,
        eventCount: view.eventCount + 1,
      };
    }
    case 'height':
      return { ...view, height: message.pixels };
    case 'result':
      return { ...view, tookMs: message.atMs };
    default:
      return view;
  }
}

/** What a reader sees after a frame has said more. */
export function applyMessages(view: RunView, messages: readonly FrameMessage[]): RunView {
  return messages.reduce(apply, view);
}
