import { useColorMode } from '@docusaurus/theme-common';
import { causes, listReproducibleCauses, type OtherCause } from '@site/live/causes/causes';
import { eventNames } from '@site/live/runtime/agentEvents';
import { useLocale } from '@site/src/language';
import clsx from 'clsx';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { FrameOptions } from 'runnable-samples/client';
import { useFramesBase } from '../DocsLink';
import Face from '../Face';
import LevelMeter from '../LevelMeter';
import State from '../State';
import RunOutcome, { useFirstInView, useFrameFile } from './RunOutcome';
import RunTabs from './RunTabs';
import { initialView, type RunView } from './runView';
import styles from './styles.module.css';
import { useRun } from './useRun';
import { useWords } from './words';

interface CausePickerProps {
  /** The names of the available problems. */
  causes: readonly string[];
  /** The selected one; empty for none. */
  value: string;
  onChange: (cause: string) => void;
}

/** Lets the reader choose the problem to reproduce in the next run. */
function CausePicker({ causes, value, onChange }: CausePickerProps): ReactNode {
  const { reproduce, noCause, others } = useWords();
  const id = useId();
  const nameOf = (cause: string): string =>
    Object.hasOwn(others, cause) ? others[cause as OtherCause] : cause;
  return (
    <div className={clsx(styles.picker, !value && styles.short)}>
      <label className="visually-hidden" htmlFor={id}>
        {reproduce}
      </label>
      <select
        className="input"
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{value ? noCause : `${reproduce}…`}</option>
        {causes.map((cause) => (
          <option key={cause} value={cause}>
            {nameOf(cause)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AgentPresenceProps {
  view: RunView;
  /** Whether her face is shown: not beside another face, nor where the output replaces it. */
  hasFace: boolean;
}

/** The agent's current face, state and microphone level. */
function AgentPresence({ view, hasFace }: AgentPresenceProps): ReactNode {
  const { state, level, mouth, outcome } = view;
  const emotion = outcome?.kind === 'failed' ? 'sorry' : view.emotion;
  const { level: label } = useWords();
  return (
    <div className={styles.presence}>
      {hasFace && <Face state={state} emotion={emotion} mouth={mouth} level={level} />}
      <div className={styles.state}>
        <State name={state} />
        {level !== undefined && (
          <p className={styles.level}>
            <span aria-hidden>{label}</span>
            <LevelMeter label={label} level={level} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The source of a program that is not on the page, as highlighted at build time. */
function ProgramSource({ program }: { program: string }): ReactNode {
  const { program: label } = useWords();
  const html = useFrameFile(`${program}.txt`);
  if (!html) return null;
  return (
    <pre className={styles.program} role="group" aria-label={label} tabIndex={0}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** A face elsewhere on the page that shows the run; the panel then has none. */
export interface Stage {
  onView: (view: RunView | undefined) => void;
  /** How often it has requested a stop. */
  stops: number;
}

export interface LivePanelProps {
  /** The program to run; by default the one that reproduces the problem. */
  program?: string;
  /** Whether the program is a page. */
  isPage?: boolean;
  /** Whether the program's output replaces her face. */
  isVisual?: boolean;
  /** Edited text to run instead. */
  source?: string;
  /** The problem to reproduce first; without a program, the reader has no choice of others. */
  cause?: string;
  /** The container of the choices beside the button. */
  bar: HTMLElement | null;
  /** Returns the source of the program as the page shows it. */
  readText: () => string;
  /** How often the reader seemed about to press the button. */
  intents: number;
  /** How often the button was pressed: each press starts or stops a run. */
  presses: number;
  /** The scroll position at the last press. */
  pressedAt: RefObject<number>;
  onRunning: (running: boolean) => void;
  /** Receives focus when it was in a frame that is removed. */
  onFocusLost: () => void;
  stage?: Stage;
}

const drawsFace = (text: string): boolean => /\b(?:create|show)Face\(|<AgentFace\b/.test(text);

/** Runs a program in the page, and shows everything it does. */
export default function LivePanel(props: LivePanelProps): ReactNode {
  const {
    program,
    isPage = false,
    isVisual = isPage,
    source,
    cause: first,
    bar,
    readText,
    intents,
    presses,
    pressedAt,
    onRunning,
    onFocusLost,
    stage,
  } = props;
  const words = useWords();
  const base = useFramesBase();
  const { colorMode: mode } = useColorMode();
  const locale = useLocale();
  const frameContainer = useRef<HTMLDivElement>(null);
  const { view, prepare, start, stop } = useRun(frameContainer, onFocusLost);
  const [cause, setCause] = useState(first ?? '');
  const [choices] = useState(() => (program ? listReproducibleCauses(readText()) : []));
  // One face at a time: none beside a face elsewhere that shows the run, or beside one that the
  // program shows.
  const [shownDrawsFace] = useState(() => drawsFace(readText()));
  const running = view?.running ?? false;
  const programPath = `${locale}/${program ?? causes[cause]?.program ?? ''}`;

  const options = useMemo<FrameOptions>(
    () => ({
      base,
      program: programPath,
      isPage,
      cause,
      source,
      mode,
      locale,
      title: words.frame,
      eventNames,
    }),
    [base, programPath, isPage, cause, source, mode, locale, words.frame],
  );
  const handled = useRef({ intents: 0, presses: 0 });
  useEffect(() => {
    const before = handled.current;
    handled.current = { intents, presses };
    if (before.presses !== presses) return running ? stop() : start(options);
    if (before.intents !== intents && !running) prepare(options);
  }, [intents, presses, running, options, prepare, start, stop]);
  useEffect(() => onRunning(running), [running, onRunning]);
  const onView = stage?.onView;
  useEffect(() => onView?.(view), [view, onView]);
  const stops = stage?.stops ?? 0;
  useEffect(() => {
    if (stops > 0) stop();
  }, [stops, stop]);

  // Rendered before it is shown, so that a run starts without delay.
  const shown = view ?? initialView;
  const result = useRef<HTMLDivElement>(null);
  useFirstInView(result, shown.lines.length + shown.messages.length > 0, pressedAt);
  const isChanged = !running && view !== undefined && cause !== (view.cause ?? '');
  const showsPage = shown.height > 0;
  const programDrawsFace = source === undefined ? shownDrawsFace : drawsFace(source);
  const hasFace = !stage && !programDrawsFace && !isVisual;
  return (
    <section className={styles.panel} aria-label={words.panel} hidden={!view}>
      {view &&
        bar &&
        choices.length > 0 &&
        createPortal(
          <>
            <CausePicker causes={choices} value={cause} onChange={setCause} />
            <p role="status" className="note">
              {isChanged && words.pressRun}
            </p>
          </>,
          bar,
        )}
      <div ref={result} className={styles.result}>
        <div
          className={styles.stage}
          data-shows={hasFace ? 'face' : showsPage ? 'page' : undefined}
        >
          <div
            ref={frameContainer}
            className={styles.place}
            style={{ height: shown.height }}
            data-shown={showsPage || undefined}
          />
          {(showsPage || hasFace) && !stage && <AgentPresence view={shown} hasFace={hasFace} />}
        </div>
        <RunTabs view={shown} />
      </div>
      <p role="status" className="note">
        {shown.silent && words.silent}
      </p>
      <RunOutcome
        outcome={shown.outcome}
        tookMs={shown.tookMs}
        uncaught={shown.uncaught}
        cause={shown.cause}
        explained={program === undefined}
        pressedAt={pressedAt}
      />
      {view && program === undefined && <ProgramSource program={programPath} />}
      {source !== undefined && <p className="note">{words.edited}</p>}
    </section>
  );
}
