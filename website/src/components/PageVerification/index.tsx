import Translate from '@docusaurus/Translate';
import type { SampleVerification } from '@site/plugins/samples/SampleData';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * When the samples of a page were last run; nothing unless all records are current. Samples that
 * cannot be run state how far they were checked.
 */
export default function PageVerification({
  of: samples,
}: {
  of: readonly SampleVerification[];
}): ReactNode {
  const code = samples.filter(({ proof }) => proof === 'run');
  const isWhole = samples.every(({ proof }) => proof === 'run' || proof === 'data');
  const verified = code[0]?.verified;
  if (!verified || code.some((sample) => !sample.verified)) return null;
  const { version, date } = verified;
  const values = { version, date: <time dateTime={date}>{date}</time> };
  return (
    <p className={styles.verification} data-search-ignore="">
      {isWhole ? (
        <Translate
          id="sample.pageVerified"
          description="Says that every sample of the page was run"
          values={values}
        >
          {'All samples on this page verified with SDK {version} on {date}'}
        </Translate>
      ) : (
        <Translate
          id="sample.restVerified"
          description="Says that every sample was run of which it is not said otherwise"
          values={values}
        >
          {'All other samples on this page verified with SDK {version} on {date}'}
        </Translate>
      )}
    </p>
  );
}
