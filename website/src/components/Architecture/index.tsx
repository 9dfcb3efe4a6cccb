import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '@site/src/language';
import styles from './styles.module.css';

/** The texts of the drawing, and its description in one sentence. */
const labels = {
  ko: {
    page: '웹 페이지',
    pageNote: 'SDK',
    server: '토큰 서버',
    serverNote: 'API 키 보관',
    agent: '에이전트',
    agentNote: '답변 · 음성',
    token: '1. 토큰 요청',
    exchange: '2. 키로 발급',
    connect: '3. 토큰으로 연결',
    talk: '텍스트 · 음성 · 이벤트',
    summary:
      '웹 페이지의 SDK가 토큰 서버에서 토큰을 받고, 토큰 서버는 API 키로 에이전트에서 토큰을 발급받습니다. SDK는 그 토큰으로 에이전트에 연결해 텍스트와 음성, 이벤트를 주고받습니다.',
  },
  en: {
    page: 'Web page',
    pageNote: 'SDK',
    server: 'Token server',
    serverNote: 'keeps the API key',
    agent: 'Agent',
    agentNote: 'replies · speech',
    token: '1. asks for a token',
    exchange: '2. key for token',
    connect: '3. connects',
    talk: 'text · voice · events',
    summary:
      'The SDK in the web page gets a token from the token server, which uses its API key to get the token from the agent. With the token, the SDK connects to the agent and exchanges text, voice and events.',
  },
};

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

/** How the page, the token server and the agent work together. */
export default function Architecture(): ReactNode {
  const words = useWords(labels);
  return (
    <figure className={styles.figure}>
      <svg
        className={clsx('drawing', styles.drawing)}
        viewBox="0 0 400 232"
        role="img"
        aria-label={words.summary}
      >
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
