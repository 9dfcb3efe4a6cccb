import type { ReactNode } from 'react';

/** A placeholder that the build replaces with a section for each error. */
export default function ErrorCatalogue(_: { group?: string }): ReactNode {
  return null;
}
