// Differs from upstream's: the page's actions are beside the title, and the layout of what is below
// the fold is deferred. Cannot be wrapped, because the title is inside.
import { useHistory } from '@docusaurus/router';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import CopyPage from '@site/src/components/CopyPage';
import type { Props } from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {} from 'deferred-hydration/client';
import { type ReactNode, useLayoutEffect } from 'react';

export default function DocItemContent({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const { action, location } = useHistory();
  useLayoutEffect(() => {
    // The position of a heading is known only after everything above it is laid out, and so is a
    // position that the browser restores.
    if (action === 'PUSH' && !location.hash) window.deferContent?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, []);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
          <CopyPage />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
