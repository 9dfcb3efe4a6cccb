import useIsBrowser from '@docusaurus/useIsBrowser';
import type {} from 'deferred-hydration/client';
import { type ReactNode, useEffect } from 'react';
import Ask from '@site/src/components/Ask';
import NewBuild from '@site/src/components/NewBuild';
import SharedLink from '@site/src/components/SharedLink';

function repeat(event: Event, target: Element): void {
  // What was done twice to a control while it was busy is done once: its reader only could not wait.
  if (!target.ariaBusy) return;
  target.ariaBusy = null;
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  target.dispatchEvent(new Kind(event.type, event));
}

/** Tells the app where the pointer rests, which it was not there to see arrive. */
function noticePointer(): void {
  const hovered = [...document.querySelectorAll(':hover')].pop();
  const event = { bubbles: true, cancelable: true, pointerType: 'mouse' };
  hovered?.dispatchEvent(new PointerEvent('pointerover', event));
  hovered?.dispatchEvent(new MouseEvent('mouseover', event));
}

/** Does again, in order, what the reader did before the app could answer it. */
function answerPresses(): void {
  const presses = window.takePresses?.() ?? [];
  if (matchMedia('(hover: hover)').matches) noticePointer();
  for (const press of presses) repeat(...press);
}

// The core's own adds nothing. Around the whole app, so that its effect is the last: by then every
// control answers, and what the reader pressed before can be pressed again. Here too, beside the
// pages, is the offer of a newer build, what is said of a broken link, and who answers from the docs.

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return;
    // From here on the app changes the page itself: nothing has to be drawn ahead.
    document.querySelector('script[type="speculationrules"]')?.remove();
    answerPresses();
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
