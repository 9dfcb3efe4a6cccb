import type { Field, RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import FieldList from '../FieldList';
import RichText from '../RichText';

export interface ReturnsProps {
  of: string;
  type?: string;
  text?: Text;
  fields?: Field[];
}

/** The return value of an operation or function. */
export default function Returns({ type, text = '', fields = [] }: ReturnsProps): ReactNode {
  return (
    <>
      <p>
        <code>{type}</code> <RichText text={text} />
      </p>
      {fields.length > 0 && <FieldList fields={fields} />}
    </>
  );
}
