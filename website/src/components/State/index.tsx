import type { ReactNode } from 'react';

/** One of the agent's states. */
export default function State({ name }: { name: string }): ReactNode {
  return <code data-state={name}>{name}</code>;
}
