import type { ReactNode } from 'react';

/** The SDK's version; `text` is put in at build. */
export default function SdkVersion({ text }: { text?: string }): ReactNode {
  return <>{text}</>;
}
