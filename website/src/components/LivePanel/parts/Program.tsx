import { useEffect, useState, type ReactNode } from 'react';
import { useBase } from '../useBase';
import { useWords } from '../useWords';
import styles from './Program.module.css';

/** The text of a program that the page does not show itself. */
export default function Program({ program }: { program: string }): ReactNode {
  const [text, setText] = useState('');
  const { program: label } = useWords();
  const address = `${useBase()}${program}.txt`;
  useEffect(() => {
    let wanted = true;
    fetch(address).then(
      async (response) => {
        const code = response.ok ? await response.text() : '';
        if (wanted) setText(code.trimEnd());
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [address]);
  if (!text) return null;
  return (
    <pre className={styles.program} role="group" aria-label={label} tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
