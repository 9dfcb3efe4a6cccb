import { useWords } from '@site/src/language';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { arrowBetween, type Box, type Point } from './arrowBetween';
import styles from './styles.module.css';

/** A transition between two states. */
interface Transition {
  from: string;
  to: string;
  /** The methods that cause it. */
  operations: string[];
  /** Why it also happens by itself. */
  reasons: string[];
}

export interface StateDiagramProps {
  transitions?: Transition[];
}

const words = {
  ko: {
    diagram: '상태 다이어그램',
    asked: '메서드를 호출하면',
    itself: '자동으로',
    session: '세션이 열려 있는 동안',
    oneCause: '화살표에는 주된 이유 하나만 표시했습니다.',
  },
  en: {
    diagram: 'State diagram',
    asked: 'when a method is called',
    itself: 'automatically',
    session: 'while a session is open',
    oneCause: 'Each arrow shows only its main cause.',
  },
};

const size = { width: 108, height: 30 };

/** The position of each state: only arrows between corners of the session cross. */
const positions: Readonly<Record<string, Point>> = {
  disconnected: { x: 80, y: 26 },
  connecting: { x: 80, y: 172 },
  idle: { x: 80, y: 300 },
  reconnecting: { x: 478, y: 26 },
  ready: { x: 322, y: 172 },
  thinking: { x: 675, y: 172 },
  recording: { x: 322, y: 402 },
  speaking: { x: 675, y: 402 },
};

const inSession = ['ready', 'thinking', 'speaking', 'recording'];
const session: Box = { x: 480, y: 270, width: 540, height: 340 };

function boxOf(state: string): Box {
  if (state === 'session') return session;
  const place = positions[state];
  if (!place) throw new Error(`The diagram has no place for the state "${state}".`);
  return { ...place, ...size };
}

const sameReasons = (one: Transition, other: Transition): boolean =>
  one.to === other.to && String(one.operations) === String(other.operations);

/** A transition from all states of the session is one arrow, from its frame. */
function mergeTransitions(transitions: readonly Transition[]): Transition[] {
  const isShared = (transition: Transition): boolean =>
    inSession.includes(transition.from) &&
    inSession.every((from) =>
      transitions.some((it) => it.from === from && sameReasons(it, transition)),
    );
  const shared = transitions.filter((it) => isShared(it) && it.from === inSession[0]);
  return [
    ...transitions.filter((it) => !isShared(it)),
    ...shared.map((it) => ({ ...it, from: 'session' })),
  ];
}

function Arrow({ transition, isPaired }: { transition: Transition; isPaired: boolean }): ReactNode {
  const { line, head, label, anchor } = arrowBetween(
    boxOf(transition.from),
    boxOf(transition.to),
    isPaired,
  );
  const isAsked = transition.operations.length > 0;
  return (
    <g className={isAsked ? styles.asked : styles.itself}>
      <path d={line} />
      <path d={head} />
      <text x={label.x} y={label.y} textAnchor={anchor}>
        {isAsked ? transition.operations[0] : transition.reasons[0]}
      </text>
    </g>
  );
}

/** All transitions between states, from the SDK's table, as a drawing and in words. */
export default function StateDiagram({ transitions = [] }: StateDiagramProps): ReactNode {
  const { diagram, asked, itself, session: frame, oneCause } = useWords(words);
  const drawn = mergeTransitions(transitions);
  const isPaired = ({ from, to }: Transition): boolean =>
    drawn.some((it) => it.from === to && it.to === from);
  const corner = { x: session.x - session.width / 2, y: session.y - session.height / 2 };
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} role="region" aria-label={diagram} tabIndex={0}>
        <svg className={clsx('drawing', styles.drawing)} viewBox="0 0 752 444" aria-hidden="true">
          <rect className={styles.session} {...session} {...corner} rx="16" />
          <text className={styles.frame} x={corner.x + 14} y={corner.y + 22}>
            {frame}
          </text>
          {drawn.map((one) => (
            <Arrow key={`${one.from} ${one.to}`} transition={one} isPaired={isPaired(one)} />
          ))}
          {Object.entries(positions).map(([state, { x, y }]) => (
            <g key={state} className={styles.state} data-state={state}>
              <rect x={x - size.width / 2} y={y - size.height / 2} {...size} rx="15" />
              <text x={x} y={y + 4}>
                {state}
              </text>
            </g>
          ))}
        </svg>
        <ul className="visually-hidden">
          {transitions.map(({ from, to, operations, reasons }) => (
            <li key={`${from} ${to}`}>
              {from} → {to}: {[...operations, ...reasons].join(', ')}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={clsx(styles.key, styles.asked)}>{asked}</span>
        <span className={clsx(styles.key, styles.itself)}>{itself}</span>
        <span>{oneCause}</span>
      </figcaption>
    </figure>
  );
}
