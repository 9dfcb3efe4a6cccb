import Translate from '@docusaurus/Translate';
import type { SampleProof } from '@site/plugins/samples/SampleData';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function wordsFor(proof: SampleProof['proof']): ReactNode {
  if (proof === 'syntax') {
    return (
      <Translate id="sample.syntaxOnly" description="Said of samples that cannot be run here">
        Syntax checked only, not run
      </Translate>
    );
  }
  return (
    proof === 'types' && (
      <Translate id="sample.typesOnly" description="Said of samples that cannot be run here">
        Types checked only, not run
      </Translate>
    )
  );
}

/** Says of a sample that it is not run; of those that are, the page says so once, at its end. */
export default function Proof({ proof }: Pick<SampleProof, 'proof'>): ReactNode {
  const words = wordsFor(proof);
  return (
    words && (
      <p className={styles.proof} data-search-ignore="">
        {words}
      </p>
    )
  );
}
