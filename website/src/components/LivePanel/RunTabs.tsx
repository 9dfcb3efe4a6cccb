import { states } from '@site/live/runtime/agentEvents';
import { type ReactNode, useId, useState } from 'react';
import clsx from 'clsx';
import State from '../State';
import TabList, { panelOf } from '../TabList';
import {
  type ChatMessage,
  type Line,
  type LoggedEvent,
  payloadText,
  type RunView,
} from './runView';
import { useWords } from './words';
import styles from './styles.module.css';

function Message({ role, text }: ChatMessage): ReactNode {
  const { roles } = useWords();
  return (
    <p className={styles.message} data-role={role}>
      <span className="visually-hidden">{roles[role]}: </span>
      {text}
    </p>
  );
}

/**
 * The messages. A message is added to the live region when it is complete, so that it is announced
 * once; while it arrives, it is shown below, hidden from screen readers.
 */
function Transcript({ messages }: { messages: readonly ChatMessage[] }): ReactNode {
  const { conversation, nothingSaid } = useWords();
  const arriving = messages.filter(({ partial }) => partial);
  return (
    <>
      {messages.length === 0 && <p className="note">{nothingSaid}</p>}
      <div className={styles.messages} role="log" aria-label={conversation}>
        {messages
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

interface OutputProps {
  lines: readonly Line[];
  /** The messages, which are announced as the conversation. */
  messages: readonly ChatMessage[];
}

/** The last line to announce, and the last error: a program may print hundreds. */
const lastReadAloud = 10;
const lastErrorReadAloud = 60;

const isTooFar = ({ id, level }: Line): boolean =>
  id > (level === 'error' ? lastErrorReadAloud : lastReadAloud);

/** The program's output; announced like the conversation, then only summarized. */
function Output({ lines, messages }: OutputProps): ReactNode {
  const { output, nothingPrinted, printsOn } = useWords();
  return (
    <>
      {lines.length === 0 && <p className="note">{nothingPrinted}</p>}
      <div className={styles.lines} role="log" aria-label={output}>
        {lines.map((line) => {
          const { id, level, text } = line;
          // A line with more than the message is announced in full.
          const isQuiet =
            isTooFar(line) || (level !== 'error' && messages.some((each) => each.text === text));
          return (
            <div
              key={id}
              className={styles.line}
              data-level={level}
              aria-live={isQuiet ? 'off' : undefined}
            >
              {text}
            </div>
          );
        })}
      </div>
      <p role="status" className="visually-hidden">
        {lines.some(isTooFar) && printsOn}
      </p>
    </>
  );
}

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

interface EventLogProps {
  events: readonly LoggedEvent[];
  /** How many there were. */
  count: number;
}

/** All events, with time and payload. */
function EventLog({ events, count }: EventLogProps): ReactNode {
  const { nothingHappened, latest } = useWords();
  if (count === 0) return <p className="note">{nothingHappened}</p>;
  return (
    <>
      {count > events.length && <p className="note">{latest(events.length)}</p>}
      <ol className={styles.events}>
        {events.map((event) => (
          <Entry key={event.id} {...event} />
        ))}
      </ol>
    </>
  );
}

const panes = ['conversation', 'console', 'events'] as const;
type Pane = (typeof panes)[number];

/** The initially selected tab: the conversation, or else the output. */
const firstPane = ({ messages, lines }: RunView): Pane =>
  messages.length === 0 && lines.length > 0 ? 'console' : 'conversation';

const withCount = (name: string, count: number): string => (count > 0 ? `${name} ${count}` : name);

/**
 * Everything that a run reports, in tabs. Hidden tabs stay in the accessibility tree: their live
 * regions are still announced.
 */
export default function RunTabs({ view }: { view: RunView }): ReactNode {
  const words = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<Pane>();
  const { messages, lines, events, eventCount } = view;
  const pane = chosen ?? firstPane(view);
  const labels: Record<Pane, string> = {
    conversation: words.conversation,
    console: withCount(words.output, lines.length),
    events: withCount(words.events, eventCount),
  };
  const contents: Record<Pane, ReactNode> = {
    conversation: <Transcript messages={messages} />,
    console: <Output lines={lines} messages={messages} />,
    events: pane === 'events' && <EventLog events={events} count={eventCount} />,
  };
  return (
    <div className={styles.happening}>
      <TabList
        id={id}
        label={words.panel}
        tabs={panes.map((name) => ({
          name,
          label: labels[name],
          calls: name === 'console' && lines.some(({ level }) => level === 'error'),
        }))}
        selected={pane}
        onSelect={setChosen}
      />
      {panes.map((name) => (
        <div
          key={name}
          {...panelOf(id, name)}
          className={clsx(pane === name ? styles.pane : 'visually-hidden')}
          tabIndex={pane === name ? 0 : undefined}
        >
          {contents[name]}
        </div>
      ))}
    </div>
  );
}
