import type { ReactNode } from 'react';

/** A placeholder that the build replaces with a section for each version. */
export default function Changelog(): ReactNode {
  return null;
}
