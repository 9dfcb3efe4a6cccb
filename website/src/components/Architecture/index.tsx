import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '../../../brand';
import { labels } from './labels';
import styles from './styles.module.css';

interface PieceProps {
  x: number;
  y: number;
  height: number;
  name: string;
  note: string;
}

function Piece({ x, y, height, name, note }: PieceProps): ReactNode {
  const [center, middle] = [x + 64, y + height / 2];
  return (
    <>
      <rect className={styles.box} x={x} y={y} width="128" height={height} rx="8" />
      <text className={styles.name} x={center} y={middle - 3}>
        {name}
      </text>
      <text className={styles.note} x={center} y={middle + 17}>
        {note}
      </text>
    </>
  );
}

/** How the page, the token server and the agent fit together. */
export default function Architecture(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const words = labels[i18n.currentLocale as Locale];
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 400 232" role="img" aria-label={words.summary}>
        <Piece x={1} y={1} height={80} name={words.page} note={words.pageNote} />
        <Piece x={1} y={151} height={80} name={words.server} note={words.serverNote} />
        <Piece x={271} y={1} height={230} name={words.agent} note={words.agentNote} />
        <path d="M60 87v58m-4-8 4 8 4-8M137 191h128m-8-4 8 4-8 4M137 41h128m-8-4 8 4-8 4m-112-8-8 4 8 4" />
        <text className={styles.start} x="70" y="120">
          {words.token}
        </text>
        <text x="200" y="181">
          {words.exchange}
        </text>
        <text x="200" y="31">
          {words.connect}
        </text>
        <text className={styles.note} x="200" y="61">
          {words.talk}
        </text>
      </svg>
    </figure>
  );
}
