import type { ReactNode } from 'react';

/** What the SDK is licensed under, put in at build. */
export default function License({ text }: { text?: string }): ReactNode {
  return text;
}
