import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import portrait from '@generated/portrait/default/face.json';
import type { Locale } from '@site/brand';
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { FaceProps } from '../Face';
import type { RunView, Said } from '../LivePanel/view/RunView';
import State from '../State';
import styles from './styles.module.css';
import { useTalk } from './useTalk';
import { words } from './words';

/** One object: React sets markup again with each new one. */
const still = { __html: portrait };

const loadFace = () => import('../Face');

/** The last thing that somebody said. */
const lastOf = (view: RunView | undefined, role: Said['role']): string | undefined =>
  view?.said.findLast((said) => said.role === role)?.text;

interface MovingFaceProps extends FaceProps {
  /** Whether it has to move now, and not only when a pointer comes. */
  wanted: boolean;
  /** What stands over its edge. */
  children: ReactNode;
}

/** The face as the page has it without a script, until the one that moves is there. */
function MovingFace({ wanted, children, ...props }: MovingFaceProps): ReactNode {
  const [Face, setFace] = useState<ComponentType<FaceProps>>();
  useEffect(() => {
    const start = (): void => {
      // A face that cannot be loaded is one that does not move.
      loadFace().then(
        (face) => setFace(() => face.default),
        () => undefined,
      );
    };
    if (wanted) return start();
    addEventListener('pointermove', start, { once: true, passive: true });
    return () => removeEventListener('pointermove', start);
  }, [wanted]);
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
  /** What the sample beside it does, once it was run; this face speaks for it. */
  run?: RunView;
  /** The reader talks with her: the sample has to stop. */
  onTalk: () => void;
}

/** The agent, large: she speaks for the sample that is run, and with who writes or talks to her. */
export default function Hero({ run, onTalk }: HeroProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const text = words[locale];
  const talk = useTalk(locale);
  const { end } = talk;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (run?.running) end();
  }, [run?.running, end]);

  const view = talk.view ?? run;
  const state = view?.state ?? 'idle';
  const recording = state === 'recording';
  const ended = view?.running === false;
  const answer = lastOf(view, 'agent');
  const question = lastOf(view, 'user');
  // Until there is a level, the microphone is on its way, or the user is asked for it.
  const hearing = view?.level === undefined ? text.opening : text.listening;
  const caption = recording ? hearing : (answer ?? (view ? '…' : text.greeting));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const field = input.current;
    const said = field?.value.trim();
    if (!field || !said) return;
    onTalk();
    field.value = '';
    // What was not sent is not lost.
    if (!(await talk.send(said))) field.value ||= said;
  }

  function record(): void {
    onTalk();
    void talk.toggleRecording();
  }

  return (
    <section className={styles.hero} aria-label={text.stage}>
      <MovingFace
        // She is awake before and after, whatever the session is.
        state={view && !ended ? state : 'ready'}
        mouth={view?.mouth}
        level={view?.level}
        wanted={view !== undefined}
      >
        {view && (
          <p className={styles.state}>
            <State name={state} />
          </p>
        )}
      </MovingFace>
      <div className={styles.caption} data-empty={!view || undefined}>
        {question && <p className={styles.question}>{question}</p>}
        <p className={styles.answer} aria-hidden={talk.view ? true : undefined}>
          {caption}
        </p>
        {ended && (
          <p>
            <Link to="/docs/getting-started">{text.next}</Link>
          </p>
        )}
      </div>
      <div role="log" className="visually-hidden" aria-label={text.stage}>
        {talk.view?.said
          .filter(({ partial }) => !partial)
          .map(({ id, role, text: said }) => (
            <p key={id}>
              {text.roles[role]}: {said}
            </p>
          ))}
      </div>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <input
          ref={input}
          type="text"
          enterKeyHint="send"
          autoComplete="off"
          maxLength={500}
          aria-label={text.field}
          placeholder={text.hint}
        />
        <button
          type="button"
          aria-label={recording ? text.stopRecording : text.record}
          aria-pressed={recording}
          onClick={record}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M7.500 5a2.500 2.500 0 0 1 5 0v4.500a2.500 2.500 0 0 1-5 0ZM4.500 9.500a5.500 5.500 0 0 0 11 0M10 15v3" />
          </svg>
        </button>
        <button type="submit" aria-label={text.send}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 16V4M4.500 9.500 10 4l5.500 5.500" />
          </svg>
        </button>
      </form>
      {talk.failure && (
        <p role="alert" className={styles.failure}>
          {text.failures[talk.failure]}
        </p>
      )}
    </section>
  );
}
