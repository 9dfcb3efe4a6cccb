import { useEffect, useState, type ReactNode } from 'react';
import { useBase, useWords } from '../ofPage';
import styles from './Program.module.css';

/** The text of a program that the page does not show itself, as it was highlighted at build time. */
export default function Program({ program }: { program: string }): ReactNode {
  const [html, setHtml] = useState('');
  const { program: label } = useWords();
  const address = `${useBase()}${program}.txt`;
  useEffect(() => {
    let wanted = true;
    fetch(address).then(
      async (response) => {
        const code = response.ok ? await response.text() : '';
        if (wanted) setHtml(code);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  if (!html) return null;
  return (
    <pre className={styles.program} role="group" aria-label={label} tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
