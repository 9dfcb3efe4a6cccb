import type { ReactNode } from 'react';

/** The default value of an option; `text` is put in at build. */
export default function Default({ of, text }: { of: string; text?: string }): ReactNode {
  return <span data-default-of={of}>{text ?? of}</span>;
}
