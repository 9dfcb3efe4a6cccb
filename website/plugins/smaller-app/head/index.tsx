// What the core uses of react-helmet-async, for the browser alone: a tenth of its script. The server
// still renders with the original, whose mark on its elements is taken over here.
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { onceDrawn } from '../../../src/drawing/onceDrawn';
import { readElements } from './readElements';
import { updateAttributes } from './updateAttributes';
import { updateElements } from './updateElements';

const components = new Map<number, ReactNode>();
let drawn = 0;
let isDue = false;
let callOff: (() => void) | undefined;

/** Waits for the other components of the same drawing; what nobody sees, for that to be seen. */
function updateSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    const inOrder = [...components].sort(([one], [other]) => one - other);
    const wanted = inOrder.map(([, children]) => readElements(children));
    updateAttributes(wanted);
    callOff?.();
    callOff = onceDrawn(() => updateElements(wanted));
  });
}

export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  // A component is drawn before those inside it, and may be outdone by them.
  const [order] = useState(() => ++drawn);
  useLayoutEffect(() => {
    components.set(order, children);
    updateSoon();
  }, [order, children]);
  useLayoutEffect(
    () => () => {
      components.delete(order);
      updateSoon();
    },
    [order],
  );
  return null;
}

export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
