import { type ReactNode, useId, useState } from 'react';
import clsx from 'clsx';
import TabList, { panelOf } from '../../TabList';
import type { RunView, Said } from '../view/RunView';
import { useWords } from '../ofPage';
import EventLog from './EventLog';
import Output from './Output';
import styles from './styles.module.css';

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
 * The messages. A message is added to the live region when it is complete, so that it is announced
 * once; while it arrives, it is shown below, hidden from screen readers.
 */
function Transcript({ said }: { said: readonly Said[] }): ReactNode {
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

const panes = ['conversation', 'console', 'events'] as const;
type Pane = (typeof panes)[number];

/** The initially selected tab: the conversation, or else the output. */
const firstPane = ({ said, lines }: RunView): Pane =>
  said.length === 0 && lines.length > 0 ? 'console' : 'conversation';

const withCount = (name: string, count: number): string => (count > 0 ? `${name} ${count}` : name);

/**
 * Everything that a run reports, in tabs. Hidden tabs stay in the accessibility tree: their live
 * regions are still announced.
 */
export default function RunTabs({ view }: { view: RunView }): ReactNode {
  const words = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<Pane>();
  const { said, lines, events, eventCount } = view;
  const pane = chosen ?? firstPane(view);
  const labels: Record<Pane, string> = {
    conversation: words.conversation,
    console: withCount(words.output, lines.length),
    events: withCount(words.events, eventCount),
  };
  const contents: Record<Pane, ReactNode> = {
    conversation: <Transcript said={said} />,
    console: <Output lines={lines} said={said} />,
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
