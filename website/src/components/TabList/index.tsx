import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

export interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  /** Whether it has something new for the reader. */
  calls?: boolean;
}

export interface TabListProps<Name extends string> {
  /** The prefix of the ids of tabs and panels. */
  id: string;
  /** The list's accessible name. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** The attributes that associate a panel with its tab. */
export const panelOf = (id: string, name: string) => ({
  id: `${id}-${name}-panel`,
  role: 'tabpanel' as const,
  'aria-labelledby': `${id}-${name}`,
});

/** The targets of the arrow keys, Home and End. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A list of tabs with roving focus. */
export default function TabList<Name extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
}: TabListProps<Name>): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  function go(event: KeyboardEvent): void {
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.name);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={go}
    >
      {tabs.map(({ name, label: text, calls }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          className={clsx('tab', styles.tab)}
          aria-selected={name === selected}
          aria-controls={`${id}-${name}-panel`}
          tabIndex={name === selected ? 0 : -1}
          data-calls={calls || undefined}
          onClick={() => onSelect(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
