import clsx from 'clsx';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useWords } from '@site/src/language';
import { leaveOldBuild } from 'deferred-hydration/client';
import styles from './styles.module.css';
import type { LivePanelProps, Stage } from '../LivePanel';

/** The texts of the button before the panel is loaded. */
const words = {
  ko: {
    run: '실행',
    stop: '중지',
    failed: '실행 도구를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 누르세요.',
  },
  en: {
    run: 'Run',
    stop: 'Stop',
    failed:
      "The tools that run this sample couldn't be loaded. Check your network connection and try again.",
  },
};

export interface LiveRunProps {
  /** The program: a path in the folder of programs, without extension. */
  program?: string;
  /** Whether it is a page. */
  isPage?: boolean;
  /** Whether the program's output replaces her face. */
  isVisual?: boolean;
  /** Edited code to run instead, isolated from the site and the network. */
  source?: string;
  /** The problem to reproduce first; without a program, the one that does so is run. */
  cause?: string;
  /** Returns the text that the page shows. */
  readText?: () => string;
  /** The label, if it is not "Run". */
  label?: string;
  /** The subject, appended to the label for screen readers where there are several such buttons. */
  about?: string;
  /** Content beside the button. */
  children?: ReactNode;
  /** A face elsewhere on the page that shows the run. */
  stage?: Stage;
}

const noText = (): string => '';
const loadPanel = () => import('../LivePanel');

/**
 * A button that starts and stops a program in the page: one button, so that it keeps the focus. The
 * rest is loaded on demand.
 */
export default function LiveRun({
  label,
  about,
  children,
  readText = noText,
  ...options
}: LiveRunProps): ReactNode {
  const { run, stop, failed } = useWords(words);
  const [Panel, setPanel] = useState<ComponentType<LivePanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useCallback(() => button.current?.focus({ preventScroll: true }), []);
  const choices = useRef<HTMLDivElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [presses, setPresses] = useState(0);
  const pressedAt = useRef(0);
  const [intents, setIntents] = useState(0);
  const [running, setRunning] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  function load(isPressed: boolean): void {
    loadPanel().then(
      (panel) => {
        setUnreachable(false);
        setPanel(() => panel.default);
        // In an effect: during rendering, the page would be rendered again for each button.
        setBar(choices.current);
      },
      () => {
        if (!isPressed) return;
        setUnreachable(true);
        // It failed to load: a later load must not run it by itself.
        setPresses(0);
        void leaveOldBuild();
      },
    );
  }

  function intend(): void {
    setIntents((before) => before + 1);
    load(false);
  }

  function press(): void {
    pressedAt.current = scrollY;
    setPresses((before) => before + 1);
    setUnreachable(false);
    load(true);
  }

  // One of many on its page has a label of its own.
  const isQuiet = label !== undefined;
  const subject = about ?? (label && options.cause);
  return (
    <div className={styles.live}>
      <div className={clsx(styles.bar, isQuiet && styles.corner)}>
        <button
          ref={button}
          type="button"
          className={clsx('button button--small button--primary', isQuiet && styles.quiet)}
          data-run=""
          data-running={running || undefined}
          aria-busy={(presses > 0 && !Panel && !unreachable) || undefined}
          onPointerEnter={intend}
          onPointerDown={intend}
          onFocus={intend}
          // Ignores the second click of a double click.
          onClick={({ detail }) => detail !== 2 && press()}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            {running ? <path d="M5 5h10v10H5z" /> : <path d="M6 4.2v11.6L15.5 10z" />}
          </svg>
          <span className={clsx(isQuiet && 'hidden-on-phone')}>
            {running ? stop : (label ?? run)}
          </span>
          {subject && <span className="visually-hidden"> {subject}</span>}
        </button>
        {children}
        <div ref={choices} className={styles.choices} />
      </div>
      {unreachable && (
        <p role="alert" className={clsx('failure', styles.failed)}>
          {failed}
        </p>
      )}
      {Panel && (
        <Panel
          {...options}
          readText={readText}
          bar={bar}
          intents={intents}
          presses={presses}
          pressedAt={pressedAt}
          onRunning={setRunning}
          onFocusLost={takeFocus}
        />
      )}
    </div>
  );
}
