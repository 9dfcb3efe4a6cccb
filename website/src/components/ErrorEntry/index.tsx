import Link from '@docusaurus/Link';
import type { RichText as Text } from 'api-facts';
import type { ReactNode } from 'react';
import LiveRun from '../LiveRun';
import RichText from '../RichText';
import styles from './styles.module.css';

export interface ErrorEntryProps {
  code: string;
  cause: Text;
  fix: Text;
  retry: string;
  operations: { name: string; to?: string }[];
  labels: {
    cause: string;
    fix: string;
    retryable: string;
    operations: string;
    eventOnly: string;
    reproduce: string;
  };
}

function Operations({ operations }: Pick<ErrorEntryProps, 'operations'>): ReactNode {
  return operations.map(({ name, to }, index) => (
    <span key={name}>
      {index > 0 && '\u00a0· '}
      {to ? (
        <Link to={to}>
          <code>{name}</code>
        </Link>
      ) : (
        <code>{name}</code>
      )}
    </span>
  ));
}

/** One error of the catalogue: why it happens, what to do, and where it comes from. */
export default function ErrorEntry(props: ErrorEntryProps): ReactNode {
  const { code, cause, fix, retry, operations, labels } = props;
  return (
    <>
      <dl className={styles.entry}>
        <dt>{labels.cause}</dt>
        <dd>
          <RichText text={cause} />
        </dd>
        <dt>{labels.fix}</dt>
        <dd>
          <RichText text={fix} />
        </dd>
        <dt>{labels.retryable}</dt>
        <dd>{retry}</dd>
        <dt>{labels.operations}</dt>
        <dd>{operations.length > 0 ? <Operations operations={operations} /> : labels.eventOnly}</dd>
      </dl>
      <div className={styles.live} data-reproduces={code}>
        <LiveRun cause={code} label={labels.reproduce} />
      </div>
    </>
  );
}
