import Link from '@docusaurus/Link';
import { useWords } from '@site/src/language';
import { isCostly } from 'deferred-hydration/client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import Face from '../Face';
import type { ChatMessage } from '../LivePanel/runView';
import { useSearchClient } from '../SearchDialog/useSearchClient';
import Answer, { type PageActions, Sources, usePageActions } from './Answer';
import AskForm from './AskForm';
import type { GuideReply } from './createGuide';
import styles from './styles.module.css';
import { useSpeechInput } from './useSpeechInput';
import { replyOf, useConversation } from './useConversation';
import { words } from './words';

export interface AskPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Below this width, the panel covers the text. */
const besideText = '(width >= 72.5em)';

const maxStarters = 3;

/** Initial questions: the search's suggestions. */
function useStarters(): readonly string[] {
  const { client, base } = useSearchClient();
  const [starters, setStarters] = useState<readonly string[]>([]);
  useEffect(() => {
    client.ask({ type: 'open', base, ahead: !isCostly() }, (reply) => {
      if (reply.type === 'opened') setStarters(reply.suggestions.slice(0, maxStarters));
    });
  }, [client, base]);
  return starters;
}

/**
 * Keeps the end of the conversation in view when it grows, or when its size or that of its
 * container changes.
 */
function useScrollToLatest() {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = log.current;
    const observer = new ResizeObserver(() => {
      // The greeting is read from its beginning.
      if (box?.querySelector('[data-role=user]')) box.scrollTo({ top: box.scrollHeight });
    });
    for (const each of [box, box?.firstElementChild]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return log;
}

/** Changes the layout of the page, and keeps what is at the top of the window where it is. */
function keepPlace(change: () => void): void {
  const blocks = document.querySelectorAll('article :is(h1, h2, h3, p, li, tr)');
  const first = [...blocks].find((block) => {
    const { top, height } = block.getBoundingClientRect();
    // Samples may be sticky.
    return top >= 0 && height > 0 && !block.closest('[data-sample]');
  });
  const before = first?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (first?.getBoundingClientRect().top ?? 0) - before;
  // Scrolling by nothing would end a scroll to a quoted place.
  if (moved !== 0 && scrollY > 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** The panel that answers from the docs: beside the text, or a sheet on a phone. */
export default function AskPanel({ isOpen, onClose }: AskPanelProps): ReactNode {
  const text = useWords(words);
  const [isHeard, setHeard] = useState(false);
  const { show, run } = usePageActions();
  const closeIfCovering = async (what: Promise<boolean>): Promise<boolean> => {
    const isDone = await what;
    // Scrolls so that the panel does not cover what is shown.
    if (isDone && !matchMedia(besideText).matches) onClose();
    return isDone;
  };
  const actions: PageActions = {
    show: (...target) => closeIfCovering(show(...target)),
    run: (source) => closeIfCovering(run(source)),
  };
  const talk = useConversation(actions, isHeard ? 'auto' : 'off');
  const { prepare, stopSpeaking } = talk;
  const speechInput = useSpeechInput((question) => void talk.send(question));
  const starters = useStarters();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { stop: stopSpeechInput } = speechInput;

  useEffect(() => {
    if (!isOpen) {
      stopSpeechInput();
      // The button that turns the sound off is hidden with the panel.
      return stopSpeaking();
    }
    // An on-screen keyboard would cover the suggestions.
    const isTouched = matchMedia('(pointer: coarse)').matches;
    (isTouched ? panel : field).current?.focus({ preventScroll: true });
  }, [isOpen, stopSpeechInput, stopSpeaking]);
  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen, prepare]);
  // Makes room on the page. A `:has()` selector would restyle the whole page with every word.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOpen) return undefined;
    keepPlace(() => (dataset.asking = ''));
    return () => keepPlace(() => delete dataset.asking);
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = ({ key, isComposing }: KeyboardEvent): void => {
      if (key === 'Escape' && !isComposing) onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  const messages = [...talk.earlier, ...(talk.view?.messages ?? [])];
  const log = useScrollToLatest();
  const { state = 'ready', mouth, emotion } = talk.view ?? {};
  const isAwake = state !== 'idle' && state !== 'connecting' && state !== 'disconnected';
  return (
    <aside
      className={styles.panel}
      aria-label={text.title}
      hidden={!isOpen}
      tabIndex={-1}
      ref={panel}
    >
      <header className={styles.header}>
        <Face
          state={speechInput.isListening ? 'recording' : isAwake ? state : 'ready'}
          emotion={talk.failure ? 'sorry' : emotion}
          mouth={mouth}
          followPointer
        />
        <strong>{text.title}</strong>
        <button
          type="button"
          className="icon-button"
          aria-label={isHeard ? text.soundOff : text.soundOn}
          onClick={() => setHeard((before) => !before)}
        >
          <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
            <path d="M3 8v4h3l4 3.500v-11L6 8Z" />
            {isHeard ? (
              <path d="M13 7a4 4 0 0 1 0 6M15.500 4.500a8 8 0 0 1 0 11" />
            ) : (
              <path d="m13 7.500 5 5M18 7.500l-5 5" />
            )}
          </svg>
        </button>
        <button type="button" className="icon-button" aria-label={text.close} onClick={onClose}>
          <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </header>
      <div ref={log} className={styles.scroll} role="group" aria-label={text.log} tabIndex={0}>
        <div role="log" aria-label={text.log}>
          <ol className={styles.log}>
            {messages.length === 0 && (
              <li data-role="agent">
                <p>{text.greeting}</p>
                <div className={styles.starters}>
                  {starters.map((starter) => (
                    <button
                      key={starter}
                      type="button"
                      className="pill"
                      onClick={() => void talk.send(starter)}
                    >
                      {starter}
                    </button>
                  ))}
                  <Link to="/docs/usage/react/#answer-from-docs">{text.made}</Link>
                </div>
              </li>
            )}
            {messages.map((one, at) => (
              <Message
                key={`${at}-${one.partial}`}
                of={one}
                reply={one.partial ? undefined : replyOf(talk.replies, one)}
                actions={actions}
              />
            ))}
            {speechInput.isListening && (
              <li data-role="user" aria-hidden="true">
                <p>{speechInput.transcript || text.listening}</p>
              </li>
            )}
          </ol>
        </div>
      </div>
      {talk.failure && (
        <p role="alert" className={`failure ${styles.failure}`}>
          {text.failures[talk.failure]}
        </p>
      )}
      <div className={styles.ask}>
        <AskForm ref={field} speechInput={speechInput} onSend={talk.send} />
      </div>
    </aside>
  );
}

interface MessageProps {
  of: ChatMessage;
  reply?: GuideReply;
  actions: PageActions;
}

/** A message; hidden from screen readers while it arrives, then announced once. */
function Message({ of, reply, actions }: MessageProps): ReactNode {
  const { roles } = useWords(words);
  return (
    <li data-role={of.role} aria-hidden={of.partial || undefined}>
      <span className="visually-hidden">{roles[of.role]}: </span>
      <Answer text={of.text} reply={reply} />
      {reply && <Sources reply={reply} actions={actions} />}
    </li>
  );
}
