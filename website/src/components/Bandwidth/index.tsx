import type { ReactNode } from 'react';

/** What a sound takes of the network, or what a minute of it is, put in at build. */
export default function Bandwidth({
  text,
}: {
  of: string;
  per?: string;
  text?: string;
}): ReactNode {
  return text;
}
