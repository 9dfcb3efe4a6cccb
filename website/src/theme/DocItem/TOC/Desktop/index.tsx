// Wraps upstream's: a labeled landmark, so that screen readers find the table of contents.
import Translate from '@docusaurus/Translate';
import TableOfContents from '@theme-original/DocItem/TOC/Desktop';
import { useId, type ReactNode } from 'react';

export default function Contents(): ReactNode {
  const id = useId();
  return (
    <nav className="contents thin-scrollbar" aria-labelledby={id}>
      <p id={id}>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </p>
      <TableOfContents />
    </nav>
  );
}
