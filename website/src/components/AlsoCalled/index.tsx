import type { ReactNode } from 'react';

interface Props {
  /** What readers call this section or page, commas between. */
  names: string;
}

/** Tells the search, and nobody else, what readers call the section it stands in. */
export default function AlsoCalled({ names }: Props): ReactNode {
  return <span hidden data-also-called={names} />;
}
