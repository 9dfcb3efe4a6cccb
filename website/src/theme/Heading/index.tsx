// Differs from upstream's: the anchor link has its name once, as a label, and not again as a
// tooltip. Cannot be wrapped, because the link is inside.
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Heading({ as: As, id, ...properties }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  const { children, className } = properties;
  if (As === 'h1' || !id) return <As {...properties} id={undefined} />;
  brokenLinks.collectAnchor(id);
  const label = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: typeof children === 'string' ? children : id },
  );
  return (
    <As {...properties} className={clsx('anchor', targetClass, className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
