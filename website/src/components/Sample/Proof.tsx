import Translate from '@docusaurus/Translate';
import type { SampleData } from '@site/plugins/samples/SampleData';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How the sample was last proved; nothing when no proof holds. */
export default function Proof({ sample }: { sample: SampleData }): ReactNode {
  if (sample.syntaxOnly) {
    return (
      <p className={styles.proof}>
        <Translate id="sample.syntaxOnly" description="Said of samples that cannot be run here">
          Syntax checked only, not run
        </Translate>
      </p>
    );
  }
  if (!sample.verified) return null;
  const { version, date } = sample.verified;
  return (
    <p className={styles.proof}>
      <Translate
        id="sample.verified"
        description="Says that this sample was run"
        values={{ version, date: <time dateTime={date}>{date}</time> }}
      >
        {'Verified with SDK {version} on {date}'}
      </Translate>
    </p>
  );
}
