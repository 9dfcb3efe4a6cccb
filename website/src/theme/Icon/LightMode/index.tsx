// Replaces upstream's: it is in every page, and strokes are a tenth of the size of outlines.
import type { Props } from '@theme/Icon/LightMode';
import type { ReactNode } from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1m0 16v1M3 12h1m16 0h1M6 6l.6.6m10.8 10.8.6.6M6 18l.6-.6M17.4 6.6 18 6"
      />
    </svg>
  );
}
