import type { ReactNode } from 'react';

/** What the SDK is licensed under, put in at build, on one line: its name has a hyphen. */
export default function License({ text }: { text?: string }): ReactNode {
  return <span className="whole">{text}</span>;
}
