// Wraps upstream's: a landmark with a name, so that the contents are found by ear too. It stands
// beside the text, and is drawn with the rest of the page.
import Translate from '@docusaurus/Translate';
import TableOfContents from '@theme-original/DocItem/TOC/Desktop';
import { useId, type ReactNode } from 'react';
import { useIsWhole } from '../../../../drawing/BeginningFirst';

export default function Contents(): ReactNode {
  const id = useId();
  const isWhole = useIsWhole();
  return (
    <nav className="contents thin-scrollbar" aria-labelledby={id}>
      <p id={id}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      {isWhole && <TableOfContents />}
    </nav>
  );
}
