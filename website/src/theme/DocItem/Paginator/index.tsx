// Wraps upstream's: below the text, it is drawn with the rest of the page.
import Original from '@theme-original/DocItem/Paginator';
import type { ReactNode } from 'react';
import { useIsWhole } from '../../../drawing/BeginningFirst';

export default function Paginator(): ReactNode {
  return useIsWhole() && <Original />;
}
