import useIsBrowser from '@docusaurus/useIsBrowser';
import type { KeptPress } from 'deferred-hydration/client';
import { type ReactNode, useEffect } from 'react';
import Ask from '@site/src/components/Ask';
import NewBuild from '@site/src/components/NewBuild';
import SharedLink from '@site/src/components/SharedLink';

const patienceMs = 10_000;

function isField(element: Element | null): boolean {
  return element instanceof HTMLInputElement;
}

/**
 * Types characters into the field that will soon have the focus, together with those that the
 * reader types until then.
 */
function typeWhereFocused(characters: string[]): void {
  const controller = new AbortController();
  const listening = { capture: true, signal: controller.signal };
  function write(): void {
    const { activeElement } = document;
    // What was to have the field could not be loaded, and says so.
    if (activeElement?.closest('[role="alert"]')) controller.abort();
    if (controller.signal.aborted || !isField(activeElement)) return;
    controller.abort();
    // Nothing, too, would take the place of what a field opens with.
    if (!characters.length) return;
    // Inserts as a key does, so that the field's owner hears of it.
    document.execCommand('insertText', false, characters.join(''));
  }
  // React sets the focus while it draws, and forgets what is typed before it is done.
  const onFocus = (): void => void setTimeout(write);
  function onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, isComposing } = event;
    if (key.length > 1 || ctrlKey || metaKey || isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    characters.push(key);
  }
  document.addEventListener('focusin', onFocus, listening);
  document.addEventListener('keydown', onKeyDown, listening);
  setTimeout(() => controller.abort(), patienceMs);
  onFocus();
}

function isTyped([event]: KeptPress): boolean {
  return event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && event.key !== '/';
}

function opensSearch([event, control]: KeptPress): boolean {
  return event instanceof KeyboardEvent || control.matches('[aria-haspopup="dialog"]');
}

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
  for (const press of presses) if (!isTyped(press)) repeat(...press);
  if (!presses.some(opensSearch)) return;
  typeWhereFocused(presses.filter(isTyped).map(([event]) => (event as KeyboardEvent).key));
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
