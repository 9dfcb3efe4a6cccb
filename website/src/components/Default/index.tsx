import type { ReactNode } from 'react';

/** The default of an option, filled in at build time: a number with its unit, or code. */
export default function Default({
  text,
  code,
}: {
  of: string;
  text?: string;
  code?: string;
}): ReactNode {
  return code === undefined ? text : <code>{code}</code>;
}
