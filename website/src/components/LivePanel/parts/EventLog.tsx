import { states } from '@site/live/channel/names';
import type { ReactNode } from 'react';
import State from '../../State';
import { useWords } from '../ofPage';
import { payloadText } from '../view/payloadText';
import type { LoggedEvent } from '../view/RunView';
import styles from './styles.module.css';

/** The state that an event leads to. */
function stateOf({ name, payload }: LoggedEvent): string | undefined {
  if (name !== 'state-change' || typeof payload !== 'object' || Array.isArray(payload)) return;
  return states.find((state) => state === payload?.state);
}

function Entry(event: LoggedEvent): ReactNode {
  const state = stateOf(event);
  return (
    <li className={styles.event}>
      <span className={styles.time}>{Math.round(event.atMs)} ms</span>
      <span className={styles.name}>
        {event.name} {state !== undefined && <State name={state} />}
      </span>
      <span className={styles.payload}>
        {payloadText(event.payload, state === undefined ? [] : ['state'])}
      </span>
    </li>
  );
}

export interface EventLogProps {
  events: readonly LoggedEvent[];
  /** How many there were. */
  count: number;
}

/** All events, with time and payload. */
export default function EventLog({ events, count }: EventLogProps): ReactNode {
  const { nothingHappened, latest } = useWords();
  if (count === 0) return <p className={styles.nothing}>{nothingHappened}</p>;
  return (
    <>
      {count > events.length && <p className={styles.nothing}>{latest(events.length)}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <Entry key={event.id} {...event} />
        ))}
      </ol>
    </>
  );
}
