import { useWords } from '@site/src/language';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Step {
  /** The two participants of the message, counted from the left. */
  from: number;
  to: number;
  text: string;
}

/** The texts of the drawing, and its description. */
const words = {
  ko: {
    sides: ['웹 페이지', '토큰 서버', '에이전트'],
    steps: [
      { from: 0, to: 1, text: 'POST /token' },
      { from: 1, to: 2, text: 'POST /v1/tokens' },
      { from: 2, to: 1, text: '토큰' },
      { from: 1, to: 0, text: '토큰' },
      { from: 0, to: 2, text: 'WebSocket 연결, 첫 메시지에 토큰' },
      { from: 2, to: 0, text: '세션 시작' },
    ],
    // The text about returning to the start.
    again: '재연결할 때도 처음부터',
    summary:
      '웹 페이지가 토큰 서버에 POST /token으로 토큰을 요청합니다. 토큰 서버는 API 키를 담아 에이전트에 POST /v1/tokens로 요청하고, 받은 토큰을 페이지에 전달합니다. 페이지는 에이전트에 WebSocket으로 연결해 첫 메시지로 토큰을 보내고, 에이전트는 세션을 시작합니다. 재연결할 때도 처음부터 다시 합니다.',
  },
  en: {
    sides: ['Web page', 'Token server', 'Agent'],
    steps: [
      { from: 0, to: 1, text: 'POST /token' },
      { from: 1, to: 2, text: 'POST /v1/tokens' },
      { from: 2, to: 1, text: 'token' },
      { from: 1, to: 0, text: 'token' },
      { from: 0, to: 2, text: 'WebSocket, token in its first message' },
      { from: 2, to: 0, text: 'session starts' },
    ],
    again: 'reconnecting repeats all steps',
    summary:
      'The web page asks the token server for a token with POST /token. The token server sends its API key to the agent with POST /v1/tokens, and passes on the token it receives. The page connects to the agent over WebSocket and sends the token in its first message, and the agent starts a session. Reconnecting repeats all steps.',
  },
};

const columns = [58, 210, 362];
const first = 76;
const between = 40;

function Message({ step, index }: { step: Step; index: number }): ReactNode {
  const [from = 0, to = 0] = [columns[step.from], columns[step.to]];
  const y = first + index * between;
  const direction = Math.sign(to - from);
  const [start, end] = [from + 4 * direction, to - 4 * direction];
  const isAnswer = direction < 0;
  return (
    <>
      <g className={isAnswer ? styles.answer : styles.request}>
        <path d={`M${start} ${y}H${end}`} />
        <path d={`M${end - 7 * direction} ${y - 4}L${end} ${y}l${-7 * direction} 4`} />
      </g>
      <text x={(from + to) / 2} y={y - 7}>
        {index + 1}. {step.text}
      </text>
    </>
  );
}

/** The requests before a session opens, in order. */
export default function TokenSequence(): ReactNode {
  const { sides, steps, again, summary } = useWords(words);
  const foot = first + steps.length * between;
  return (
    <figure className={styles.figure}>
      <svg
        className={clsx('drawing', styles.drawing)}
        viewBox={`0 0 420 ${foot + 20}`}
        role="img"
        aria-label={summary}
      >
        {sides.map((name, index) => (
          <g key={name}>
            <path className={styles.life} d={`M${columns[index]} 38V${foot - 8}`} />
            <rect
              className={styles.side}
              x={(columns[index] ?? 0) - 57}
              y="1"
              width="114"
              height="36"
              rx="8"
            />
            <text className={styles.name} x={columns[index]} y="24">
              {name}
            </text>
          </g>
        ))}
        {steps.map((step, index) => (
          <Message key={index} step={step} index={index} />
        ))}
        <text className={styles.again} x={columns[0]} y={foot + 10}>
          ↻ {again}
        </text>
      </svg>
    </figure>
  );
}
