import type { ReactNode } from 'react';

/** The bandwidth of a kind of audio, or its data per minute, filled in at build time. */
export default function Bandwidth({
  text,
}: {
  of: string;
  per?: string;
  text?: string;
}): ReactNode {
  return text;
}
