// Replaces upstream's: it is in every page, and strokes are a tenth of the size of outlines.
import type { Props } from '@theme/Icon/DarkMode';
import type { ReactNode } from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        d="M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10Z"
      />
    </svg>
  );
}
