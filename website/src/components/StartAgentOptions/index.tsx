import type { ReactNode } from 'react';
import FieldList, { type FieldListProps } from '../FieldList';

/** The options of `startAgent`, from the agent's own table. */
export default function StartAgentOptions({
  fields = [],
  labels,
}: Partial<FieldListProps>): ReactNode {
  return <FieldList fields={fields} labels={labels} />;
}
