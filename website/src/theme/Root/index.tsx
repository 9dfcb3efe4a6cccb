// The core's own adds nothing. Around the whole app, so that its effect is the last: by then every
// control answers, and what the reader pressed before can be pressed again.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, type ReactNode } from 'react';
import { answerPresses } from './answerPresses';

export default function Root({ children }: { children: ReactNode }): ReactNode {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) answerPresses();
  }, [isBrowser]);
  return children;
}
