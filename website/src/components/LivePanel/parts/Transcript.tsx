import type { ReactNode } from 'react';
import { useWords } from '../useWords';
import type { Said } from '../view/RunView';
import styles from './panes.module.css';

function Message({ role, text }: Said): ReactNode {
  const { roles } = useWords();
  return (
    <p className={styles.message} data-role={role}>
      <span className={styles.role}>{roles[role]}</span> {text}
    </p>
  );
}

/**
 * What was said. A message joins the live region once it is whole, so that it is read aloud once;
 * while it arrives, it stands below for the eye alone.
 */
export default function Transcript({ said }: { said: readonly Said[] }): ReactNode {
  const { conversation, nothingSaid } = useWords();
  const arriving = said.filter(({ partial }) => partial);
  return (
    <div className={styles.pane}>
      <div className={styles.heading}>{conversation}</div>
      {said.length === 0 && <p className={styles.nothing}>{nothingSaid}</p>}
      <div role="log" aria-label={conversation}>
        {said
          .filter(({ partial }) => !partial)
          .map((each) => (
            <Message key={each.id} {...each} />
          ))}
      </div>
      <div aria-hidden="true">
        {arriving.map((each) => (
          <Message key={each.id} {...each} />
        ))}
      </div>
    </div>
  );
}
