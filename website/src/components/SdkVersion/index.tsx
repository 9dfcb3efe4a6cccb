import type { ReactNode } from 'react';

/** The version of the SDK, put in at build. */
export default function SdkVersion({ text }: { text?: string }): ReactNode {
  return text;
}
