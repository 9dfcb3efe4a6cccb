import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { onceDrawn } from './onceDrawn';

const Whole = createContext(true);

/**
 * Has the beginning of a page that a link was pressed for drawn first, and the rest once that can be
 * seen: the reader looks at the top, and has it in half the time. A page that is opened at a place
 * further down, or come back to, is drawn whole.
 */
export function BeginningFirst({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  const { action, location } = useHistory();
  const [isWhole, setIsWhole] = useState(!isBrowser || action !== 'PUSH' || location.hash !== '');
  useLayoutEffect(() => {
    if (!isWhole) return onceDrawn(() => startTransition(() => setIsWhole(true)));
  }, [isWhole]);
  return <Whole.Provider value={isWhole}>{children}</Whole.Provider>;
}

/** Whether the page around is drawn as a whole, or only its beginning so far. */
export const useIsWhole = (): boolean => useContext(Whole);
