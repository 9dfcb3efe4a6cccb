import useIsBrowser from '@docusaurus/useIsBrowser';
import type {} from 'deferred-hydration/client';
import { type ReactNode, useEffect } from 'react';
import Ask from '@site/src/components/Ask';
import NewBuild from '@site/src/components/NewBuild';
import SharedLink from '@site/src/components/SharedLink';

function replay(event: Event, target: Element): void {
  // Repeated presses on a busy control count once: the reader was only impatient.
  if (!target.ariaBusy) return;
  target.ariaBusy = null;
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  target.dispatchEvent(new Kind(event.type, event));
}

/** Dispatches the pointer's position to the app, which was not running when it arrived. */
function dispatchHover(): void {
  const hovered = [...document.querySelectorAll(':hover')].pop();
  const event = { bubbles: true, cancelable: true, pointerType: 'mouse' };
  hovered?.dispatchEvent(new PointerEvent('pointerover', event));
  hovered?.dispatchEvent(new MouseEvent('mouseover', event));
}

/** Replays, in order, the interactions from before the app had started. */
function replayInteractions(): void {
  const presses = window.takePresses?.() ?? [];
  if (matchMedia('(hover: hover)').matches) dispatchHover();
  for (const press of presses) replay(...press);
}

// The core's own renders only its children. Its effect runs last, because it wraps the whole app:
// by then every control works, and queued interactions can be replayed. It also renders what is
// outside pages: the offer of a newer build, the notice about a broken link, and the Ask panel.

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return;
    // From here on the app navigates on the client: prerendering is no longer needed.
    document.querySelector('script[type="speculationrules"]')?.remove();
    replayInteractions();
  }, [isBrowser]);
  return (
    <>
      {children}
      {isBrowser && <SharedLink />}
      {isBrowser && <NewBuild />}
      {isBrowser && <Ask />}
    </>
  );
}
