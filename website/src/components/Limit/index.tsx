import type { ReactNode } from 'react';

/** A limit of the SDK as a number with its unit; `text` is put in at build. */
export default function Limit({ name, text }: { name: string; text?: string }): ReactNode {
  return <span data-limit={name}>{text ?? name}</span>;
}
