import type { ReactNode } from 'react';

/** Stands for a section per error; the build puts those in its place. */
export default function ErrorCatalogue(_: { group?: string }): ReactNode {
  return null;
}
