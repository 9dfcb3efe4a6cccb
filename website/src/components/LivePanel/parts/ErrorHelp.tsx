import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import RichText from '../../RichText';
import { useWords } from '../useWords';
import { useErrorWords } from './useErrorWords';
import styles from './ErrorHelp.module.css';

/** Why an error of the SDK happened and what to do about it, in the words of its entry. */
export default function ErrorHelp({ code }: { code: string }): ReactNode {
  const { cause, fix, more } = useWords();
  const found = useErrorWords(code);
  if (!found) return null;
  return (
    <dl className={styles.help}>
      <dt>{cause}</dt>
      <dd>
        <RichText text={found.cause} />
      </dd>
      <dt>{fix}</dt>
      <dd>
        <RichText text={found.fix} /> <Link to={`/docs/troubleshooting/#${code}`}>{more}</Link>
      </dd>
    </dl>
  );
}
