import type { ReactNode } from 'react';

/** The version of the SDK, filled in at build time. */
export default function SdkVersion({ text }: { text?: string }): ReactNode {
  return text;
}
