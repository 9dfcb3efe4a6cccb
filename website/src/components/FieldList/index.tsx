import type { Field } from 'api-facts';
import type { ReactNode } from 'react';
import RichText from '../RichText';
import styles from './styles.module.css';

/** The labels of a field that a caller provides. */
export interface FieldLabels {
  required: string;
  defaultValue: string;
}

export interface FieldListProps {
  fields: Field[];
  labels?: FieldLabels;
}

function FieldNote({ field, labels }: { field: Field; labels: FieldLabels }): ReactNode {
  if (field.required) return <span className={styles.required}>{labels.required}</span>;
  if (field.defaultValue === undefined) return null;
  return (
    <span className="note">
      {labels.defaultValue} <code>{field.defaultValue}</code>
    </span>
  );
}

/** Parameters, options or fields: name, type, default and description. */
export default function FieldList({ fields, labels }: FieldListProps): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt className={styles.head}>
            <code className="term-name">{field.name}</code>
            {field.type && <code className={styles.type}>{field.type}</code>}
            {labels && <FieldNote field={field} labels={labels} />}
            {field.mark && <span className="note">{field.mark}</span>}
          </dt>
          <dd className={styles.text}>
            {field.text !== '' && (
              <p>
                <RichText text={field.text} />
              </p>
            )}
            {field.fields && <FieldList fields={field.fields} labels={labels} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
