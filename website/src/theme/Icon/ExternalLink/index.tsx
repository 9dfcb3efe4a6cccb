// Replaces upstream's: inlined where it is used, rather than as a sprite in every page.
import type { Props } from '@theme/Icon/ExternalLink';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export default function IconExternalLink({ width = 13.5, height = 13.5 }: Props): ReactNode {
  const label = translate({
    id: 'theme.IconExternalLink.ariaLabel',
    message: '(opens in new tab)',
  });
  return (
    <svg viewBox="0 0 24 24" width={width} height={height} aria-label={label} className="external">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        d="M14 3h7v7m0-7L10 14m9 0v7H3V5h7"
      />
    </svg>
  );
}
