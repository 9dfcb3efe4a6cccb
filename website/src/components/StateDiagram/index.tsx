import { useWords } from '@site/src/language';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { arrowBetween, type Box, type Point } from './arrowBetween';
import styles from './styles.module.css';

/** All transitions between states. */
interface Way {
  from: string;
  to: string;
  /** The methods that cause it. */
  operations: string[];
  /** Why it also happens by itself. */
  reasons: string[];
}

export interface StateDiagramProps {
  ways?: Way[];
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
const places: Readonly<Record<string, Point>> = {
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
  const place = places[state];
  if (!place) throw new Error(`The diagram has no place for the state "${state}".`);
  return { ...place, ...size };
}

const sameReasons = (one: Way, other: Way): boolean =>
  one.to === other.to && String(one.operations) === String(other.operations);

/** A transition from all states of the session is one arrow, from its frame. */
function gatherWays(ways: readonly Way[]): Way[] {
  const isShared = (way: Way): boolean =>
    inSession.includes(way.from) &&
    inSession.every((from) => ways.some((it) => it.from === from && sameReasons(it, way)));
  const shared = ways.filter((way) => isShared(way) && way.from === inSession[0]);
  return [
    ...ways.filter((way) => !isShared(way)),
    ...shared.map((way) => ({ ...way, from: 'session' })),
  ];
}

function Arrow({ way, isPaired }: { way: Way; isPaired: boolean }): ReactNode {
  const { line, head, label, anchor } = arrowBetween(boxOf(way.from), boxOf(way.to), isPaired);
  const isAsked = way.operations.length > 0;
  return (
    <g className={isAsked ? styles.asked : styles.itself}>
      <path d={line} />
      <path d={head} />
      <text x={label.x} y={label.y} textAnchor={anchor}>
        {isAsked ? way.operations[0] : way.reasons[0]}
      </text>
    </g>
  );
}

/** All transitions between states, from the SDK's table, as a drawing and in words. */
export default function StateDiagram({ ways = [] }: StateDiagramProps): ReactNode {
  const { diagram, asked, itself, session: frame, oneCause } = useWords(words);
  const drawn = gatherWays(ways);
  const isPaired = ({ from, to }: Way): boolean =>
    drawn.some((way) => way.from === to && way.to === from);
  const corner = { x: session.x - session.width / 2, y: session.y - session.height / 2 };
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} role="region" aria-label={diagram} tabIndex={0}>
        <svg className={styles.drawing} viewBox="0 0 752 444" aria-hidden="true">
          <rect className={styles.session} {...session} {...corner} rx="16" />
          <text className={styles.frame} x={corner.x + 14} y={corner.y + 22}>
            {frame}
          </text>
          {drawn.map((way) => (
            <Arrow key={`${way.from} ${way.to}`} way={way} isPaired={isPaired(way)} />
          ))}
          {Object.entries(places).map(([state, { x, y }]) => (
            <g key={state} className={styles.state} data-state={state}>
              <rect x={x - size.width / 2} y={y - size.height / 2} {...size} rx="15" />
              <text x={x} y={y + 4}>
                {state}
              </text>
            </g>
          ))}
        </svg>
        <ul className="visually-hidden">
          {ways.map(({ from, to, operations, reasons }) => (
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
