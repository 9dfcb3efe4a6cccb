import type { ReactNode } from 'react';
import { useWords } from '../ofPage';
import type { Said } from '../view/RunView';
import styles from './Transcript.module.css';

function Message({ role, text }: Said): ReactNode {
  const { roles } = useWords();
  return (
    <p className={styles.message} data-role={role}>
      <span className="visually-hidden">{roles[role]}: </span>
      {text}
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
    <>
      {said.length === 0 && <p className={styles.nothing}>{nothingSaid}</p>}
      <div className={styles.messages} role="log" aria-label={conversation}>
        {said
          .filter(({ partial }) => !partial)
          .map((each) => (
            <Message key={each.id} {...each} />
          ))}
      </div>
      <div className={styles.messages} aria-hidden="true">
        {arriving.map((each) => (
          <Message key={each.id} {...each} />
        ))}
      </div>
    </>
  );
}
