import Translate from '@docusaurus/Translate';
import type { SampleProof } from '@site/plugins/samples/SampleData';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function wordsFor({ proof, verified }: SampleProof): ReactNode {
  if (proof === 'syntax') {
    return (
      <Translate id="sample.syntaxOnly" description="Said of samples that cannot be run here">
        Syntax checked only, not run
      </Translate>
    );
  }
  if (proof === 'types') {
    return (
      <Translate id="sample.typesOnly" description="Said of samples that cannot be run here">
        Types checked only, not run
      </Translate>
    );
  }
  if (!verified) return null;
  const { version, date } = verified;
  return (
    <Translate
      id="sample.verified"
      description="Says that this sample was run"
      values={{ version, date: <time dateTime={date}>{date}</time> }}
    >
      {'Verified with SDK {version} on {date}'}
    </Translate>
  );
}

/** How the sample was last proved; nothing when no proof holds. */
export default function Proof({ sample }: { sample: SampleProof }): ReactNode {
  const words = wordsFor(sample);
  return (
    words && (
      <p className={styles.proof} data-search-ignore="">
        {words}
      </p>
    )
  );
}
