import type { ReactNode } from 'react';

/** Stands for a section per version; the build puts those in its place. */
export default function Changelog(): ReactNode {
  return null;
}
