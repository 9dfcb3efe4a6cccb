import type { ReactNode } from 'react';
import FieldList, { type FieldListProps } from '../FieldList';

export interface ParametersProps extends Partial<FieldListProps> {
  of: string;
  /** The text if there are none. */
  nothing?: string;
}

/** The parameters of an operation or function. */
export default function Parameters({ fields = [], labels, nothing }: ParametersProps): ReactNode {
  return nothing ? <p>{nothing}</p> : <FieldList fields={fields} labels={labels} />;
}
