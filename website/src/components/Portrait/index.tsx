import { translate } from '@docusaurus/Translate';
import face from '@generated/portrait/default/face.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The agent before it is met: its face, which only the eye needs, and what it says. */
export default function Portrait(): ReactNode {
  return (
    <div className={styles.portrait}>
      <div className={styles.face} dangerouslySetInnerHTML={{ __html: face }} />
      <p className={styles.words}>
        {translate({ id: 'home.greeting', message: '안녕하세요. 실행을 눌러 보세요.' })}
      </p>
    </div>
  );
}
