import type { ReactNode } from 'react';

/** Stands for what the SDK is licensed under; the build puts its name there. */
export default function License(): ReactNode {
  return null;
}
