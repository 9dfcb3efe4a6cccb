import Link from '@docusaurus/Link';
import portrait from '@generated/generated-data/default/face.json';
import { useWords } from '@site/src/language';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import Answer, { nameSources, Sources, usePageActions } from '../Ask/Answer';
import AskForm from '../Ask/AskForm';
import type { GuideReply } from '../Ask/createGuide';
import { useSpeechInput } from '../Ask/useSpeechInput';
import { replyOf, useConversation } from '../Ask/useConversation';
import { words as askWords } from '../Ask/words';
import type { FaceProps } from '../Face';
import type { RunView, ChatMessage } from '../LivePanel/runView';
import State from '../State';
import styles from './styles.module.css';

const words = {
  ko: {
    stage: '에이전트와 대화',
    // Before anything was said.
    greeting: '안녕하세요. 이 SDK에 대해 물어보거나 실행을 눌러 보세요.',
    // Questions to begin with.
    starters: ['무료인가요?', '버튼 없이 말하기', '소리가 안 나요'],
    stop: '말 멈추기',
    // When the sample has run.
    failed: '예제를 끝까지 실행하지 못했습니다.',
    next: '이 코드를 내 페이지에 넣어 보세요.',
  },
  en: {
    stage: 'Talk with the agent',
    greeting: 'Hi. Ask me about this SDK, or click Run.',
    starters: ['Is it free?', 'Talk hands-free', 'No sound'],
    stop: 'Stop speaking',
    failed: "The sample didn't finish.",
    next: 'Now add this code to your own page.',
  },
};

/** One object, because React sets `innerHTML` again for each new one. */
const still = { __html: portrait };

const loadFace = () => import('../Face');

/** The latest message. */
const lastOf = (view: RunView | undefined, role: ChatMessage['role']): string | undefined =>
  view?.messages.findLast((message) => message.role === role)?.text;

/** The sources of an answer, for its announcement: their links are outside the log. */
const namesOfSources = (reply: GuideReply | undefined, label: string): string =>
  reply?.sources.length ? `\n${label}: ${nameSources(reply)}` : '';

interface MovingFaceProps extends FaceProps {
  /** Whether it must be animated now, rather than when a pointer arrives. */
  isActive: boolean;
  /** Content that overlaps its edge. */
  children: ReactNode;
}

/** The static face in the HTML, until the animated one is loaded. */
function MovingFace({ isActive, children, ...props }: MovingFaceProps): ReactNode {
  const [Face, setFace] = useState<ComponentType<FaceProps>>();
  useEffect(() => {
    const start = (): void => {
      // If the animated face cannot be loaded, the static one stays.
      loadFace().then(
        (face) => setFace(() => face.default),
        () => undefined,
      );
    };
    if (isActive) return start();
    addEventListener('pointermove', start, { once: true, passive: true });
    return () => removeEventListener('pointermove', start);
  }, [isActive]);
  return (
    <div className={styles.face}>
      {Face ? (
        <Face {...props} followPointer />
      ) : (
        <div className={styles.portrait} dangerouslySetInnerHTML={still} />
      )}
      {children}
    </div>
  );
}

export interface HeroProps {
  /** The run of the sample beside it, which this face shows. */
  run?: RunView;
  /** The reader talks with her: the sample must stop. */
  onTalk: () => void;
}

/**
 * The large face of the agent: it shows the run of the sample, and talks with readers who write or
 * speak.
 */
export default function Hero({ run, onTalk }: HeroProps): ReactNode {
  const text = useWords(words);
  const asking = useWords(askWords);
  const actions = usePageActions();
  const talk = useConversation(actions);
  const { end } = talk;
  const speechInput = useSpeechInput((question) => void talk.send(question));
  useEffect(() => {
    if (run?.running) end();
  }, [run?.running, end]);

  // When she stops speaking, the focus of the button that stops her would be lost with it.
  const stage = useRef<HTMLElement>(null);
  const stopButton = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button === document.activeElement) stage.current?.focus({ preventScroll: true });
    },
    [],
  );

  const view = talk.view ?? run;
  const state = view?.state ?? 'idle';
  const recording = state === 'recording';
  const ended = view?.running === false;
  const outcome = view?.outcome?.kind;
  const failed =
    talk.failure !== undefined || (ended && outcome !== 'done' && outcome !== 'stopped');
  const isOver = ended && !failed;
  // She is ready before and after a session, unless it failed.
  const resting = failed ? 'disconnected' : 'ready';
  const isLinkToCome = view !== undefined && view === run && !isOver;
  const last = talk.view?.messages.findLast(({ role }) => role === 'agent');
  const reply = last && replyOf(talk.replies, last);
  const answer = lastOf(view, 'agent');
  // The log has the conversation for screen readers.
  const isTold = talk.view ? true : undefined;
  const question = lastOf(view, 'user');
  // Until the first level, the microphone is opening, or the permission prompt is shown.
  const recordingSays = view?.level === undefined ? asking.opening : asking.listening;
  const listening = speechInput.isListening
    ? speechInput.transcript || asking.listening
    : undefined;
  const caption =
    listening ??
    (failed && ended ? text.failed : recording ? recordingSays : answer) ??
    (view && !ended ? '…' : text.greeting);

  const send = (question: string): Promise<boolean> => {
    onTalk();
    return talk.send(question);
  };

  return (
    <section ref={stage} className={styles.hero} aria-label={text.stage} tabIndex={-1}>
      <MovingFace
        state={speechInput.isListening ? 'recording' : view && !ended ? state : resting}
        emotion={failed ? 'sorry' : outcome === 'done' ? 'happy' : view?.emotion}
        mouth={view?.mouth}
        level={view?.level}
        isActive={view !== undefined}
      >
        {view && !isOver && (
          <p className={styles.state}>
            <State name={ended ? resting : state} />
            {talk.view && state === 'speaking' && (
              <button
                ref={stopButton}
                type="button"
                className="pill"
                aria-keyshortcuts="Escape"
                onClick={talk.stopSpeaking}
              >
                {text.stop}
              </button>
            )}
          </p>
        )}
      </MovingFace>
      <div role="log" className="visually-hidden" aria-label={text.stage}>
        {talk.view?.messages
          .filter(({ partial }) => !partial)
          .map((message) => (
            <p key={message.id}>
              {asking.roles[message.role]}: {message.text}
              {namesOfSources(replyOf(talk.replies, message), asking.sources)}
            </p>
          ))}
      </div>
      <div
        className={styles.caption}
        data-waiting={isLinkToCome || undefined}
        data-quoting={(reply && reply.quotes.length > 0) || undefined}
      >
        {question && (
          <p className={styles.question} aria-hidden={isTold}>
            {question}
          </p>
        )}
        <div className={styles.answer} aria-hidden={isTold}>
          <Answer text={caption} reply={listening ? undefined : reply} />
        </div>
        {reply && <Sources reply={reply} actions={actions} />}
        {(isOver || isLinkToCome) && (
          <p className={isLinkToCome ? styles.reserved : undefined}>
            <Link to="/docs/getting-started">{text.next}</Link>
          </p>
        )}
      </div>
      <AskForm
        speechInput={speechInput}
        recording={recording}
        onFocus={talk.prepare}
        onSend={send}
        onEscape={talk.stopSpeaking}
        onRecord={() => {
          onTalk();
          void talk.toggleRecording();
        }}
      />
      <div className={styles.starters}>
        {text.starters.map((starter) => (
          <button key={starter} type="button" className="pill" onClick={() => void send(starter)}>
            {starter}
          </button>
        ))}
      </div>
      {talk.failure && (
        <p role="alert" className="failure">
          {asking.failures[talk.failure]}
        </p>
      )}
    </section>
  );
}
