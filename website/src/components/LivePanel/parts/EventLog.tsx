import { useState, type ReactNode } from 'react';
import { useWords } from '../useWords';
import type { LoggedEvent } from '../view/RunView';
import styles from '../styles.module.css';

/** The hue of an event that tells the state it leads to. */
function stateOf({ name, payload }: LoggedEvent): string | undefined {
  if (name !== 'state-change' || typeof payload !== 'object' || Array.isArray(payload)) return;
  return typeof payload?.state === 'string' ? payload.state : undefined;
}

function Entry(event: LoggedEvent): ReactNode {
  return (
    <tr data-state={stateOf(event)}>
      <td>{Math.round(event.atMs)} ms</td>
      <th scope="row">{event.name}</th>
      <td>
        <code>{JSON.stringify(event.payload)}</code>
      </td>
    </tr>
  );
}

export interface EventLogProps {
  events: readonly LoggedEvent[];
  /** How many there were. */
  count: number;
}

/** Every event, with when it happened and what it carried; drawn once it is opened. */
export default function EventLog({ events, count }: EventLogProps): ReactNode {
  const { events: countEvents, latest } = useWords();
  const [open, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <details
      className={styles.events}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{countEvents(count)}</summary>
      {open && (
        <div
          className={styles.eventTable}
          role="group"
          aria-label={countEvents(count)}
          tabIndex={0}
        >
          {count > events.length && <p className={styles.nothing}>{latest(events.length)}</p>}
          <table>
            <tbody>
              {events.map((event) => (
                <Entry key={event.id} {...event} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
