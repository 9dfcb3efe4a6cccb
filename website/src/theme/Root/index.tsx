// The core's own adds nothing. Around the whole app, so that its effect is the last: by then every
// control answers, and what the reader pressed before can be pressed again. Here too, beside the
// pages, is the offer of a newer build, and what is said of a broken link.
import useIsBrowser from '@docusaurus/useIsBrowser';
import NewBuild from '@site/src/components/NewBuild';
import SharedLink from '@site/src/components/SharedLink';
import { useEffect, type ReactNode } from 'react';
import { answerPresses } from './answerPresses';

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
    </>
  );
}
