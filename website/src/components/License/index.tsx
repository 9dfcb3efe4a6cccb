import type { ReactNode } from 'react';

/** A placeholder that the build replaces with the SDK's license. */
export default function License(): ReactNode {
  return null;
}
