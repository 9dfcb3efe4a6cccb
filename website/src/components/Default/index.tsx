import type { ReactNode } from 'react';

/** The default value of an option, put in at build: a number with its unit, or code. */
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
