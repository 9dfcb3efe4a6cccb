import Translate from '@docusaurus/Translate';
import type { SampleProof } from '@site/plugins/samples/SampleData';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says when the samples of a page were last run; nothing unless all were and every proof holds. */
export default function PageProof({ of: samples }: { of: readonly SampleProof[] }): ReactNode {
  const code = samples.filter(({ proof }) => proof !== 'data');
  const verified = code[0]?.verified;
  if (!verified || code.some((sample) => !sample.verified)) return null;
  const { version, date } = verified;
  return (
    <p className={styles.proof} data-search-ignore="">
      <Translate
        id="sample.pageVerified"
        description="Says that every sample of the page was run"
        values={{ version, date: <time dateTime={date}>{date}</time> }}
      >
        {'All samples on this page verified with SDK {version} on {date}'}
      </Translate>
    </p>
  );
}
