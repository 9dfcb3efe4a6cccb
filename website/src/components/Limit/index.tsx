import type { ReactNode } from 'react';

/** A limit of the SDK with its unit, filled in at build time. */
export default function Limit({ text }: { name: string; text?: string }): ReactNode {
  return text;
}
