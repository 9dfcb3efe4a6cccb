import { createLocation, createPath } from 'history';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useHistory } from 'react-router';

export interface LinkProperties extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  innerRef: Ref<HTMLAnchorElement>;
}

const isForApp = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  !(defaultPrevented || button || metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link that the app follows. It asks where the reader is when it is pressed, not when it is drawn:
 * the original is drawn again, all of the menu, with every change of page.
 */
export function Link({
  to,
  innerRef,
  onClick,
  children,
  ...attributes
}: LinkProperties): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isForApp(event)) return;
    event.preventDefault();
    const isHere = createPath(history.location) === createPath(createLocation(to));
    history[isHere ? 'replace' : 'push'](to);
  };
  return (
    <a {...attributes} href={to} ref={innerRef} onClick={follow}>
      {children}
    </a>
  );
}
