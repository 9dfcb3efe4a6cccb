import type { ReactNode } from 'react';
import FieldList, { type FieldListProps } from '../FieldList';

/** All options of `createAgent`. */
export default function OptionsTable({ fields = [], labels }: Partial<FieldListProps>): ReactNode {
  return <FieldList fields={fields} labels={labels} />;
}
