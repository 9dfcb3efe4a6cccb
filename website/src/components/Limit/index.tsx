import type { ReactNode } from 'react';

/** A limit of the SDK as a number with its unit, put in at build. */
export default function Limit({ text }: { name: string; text?: string }): ReactNode {
  return text;
}
