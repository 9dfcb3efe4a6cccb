import { type ReactNode, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import { useWords } from '@site/src/language';
import type { SampleData, SampleVerification } from 'runnable-samples';
import { CopyButton, EditButton, FoldButton, WrapButton } from './buttons';
import styles from './styles.module.css';
import LiveRun from '../LiveRun';
import type { Stage } from '../LivePanel';
import { useEdit } from './useEdit';

const words = {
  ko: {
    code: (language: string) => `${language} 코드`,
    ran: (runtime: string, date: string) => `${date}에 ${runtime}에서 실행해 확인했습니다`,
    syntax: '구문만 검사하고 실행하지 않았습니다',
    types: '타입만 검사하고 실행하지 않았습니다',
    react: 'React 예제는 여기에서 편집할 수 없습니다',
  },
  en: {
    code: (language: string) => `${language} code`,
    ran: (runtime: string, date: string) => `Run with ${runtime} on ${date}`,
    syntax: 'Syntax checked only, not run',
    types: 'Types checked only, not run',
    react: "React samples can't be edited here",
  },
};

/** Marks a sample that is not run; for the others, the page says so once, at its end. */
function Verification({ proof, ran }: SampleVerification): ReactNode {
  const text = useWords(words);
  const checked = (proof === 'syntax' || proof === 'types') && text[proof];
  const note = ran ? text.ran(ran.runtime, ran.date) : checked;
  return (
    note && (
      <p className={clsx('note', styles.verification)} data-search-ignore="">
        {note}
      </p>
    )
  );
}

export interface SampleProps {
  /** The sample; on a page the build fills it in from `name`, `region` and `lines`. */
  of: SampleData;
  /** The title above the code, instead of the file name. */
  title?: string;
  /** Whether readers can run it. */
  live?: boolean;
  /** A face elsewhere on the page that shows the run. */
  stage?: Stage;
}

/** A sample, highlighted at build time. One without a name is a command, and never collapsed. */
export default function Sample({ of: sample, title, live, stage }: SampleProps): ReactNode {
  const text = useWords(words);
  const code = useRef<HTMLElement>(null);
  // One object, because React sets `innerHTML` again for each new one, which loses the selection.
  const markup = useMemo(() => ({ __html: sample.html }), [sample.html]);
  const [wrapped, setWrapped] = useState(false);
  const [folded, setFolded] = useState(sample.lines !== undefined);
  // Edited code runs in a frame without network, so React is not available.
  const isReact = sample.name.endsWith('.tsx');
  const isEditable = live === true && !isReact;
  const edit = useEdit(sample.name, code, isEditable);
  const { editing, loading, editButton, begin, change, close } = edit;
  const heading = title ?? sample.title;
  const label = [heading, text.code(sample.label)].filter(Boolean).join(', ');
  const isPage = sample.name.endsWith('.html');
  const isEdited = editing && editing.text !== editing.original;
  return (
    <div
      className={clsx(styles.sample, heading && styles.titled)}
      data-sample={sample.name}
      data-live={live || undefined}
    >
      {heading && (
        <div className={styles.heading} data-search-ignore="">
          <span className={styles.title}>{heading}</span>
          <span>{sample.label}</span>
        </div>
      )}
      <div className={styles.buttons}>
        {heading && !editing && (
          <WrapButton
            width={sample.width}
            wrapped={wrapped}
            onToggle={() => setWrapped((before) => !before)}
          />
        )}
        <CopyButton code={code} />
      </div>
      {live && (
        <LiveRun
          program={`samples/${sample.name.replace(/\.\w+$/, '')}`}
          cause={sample.problem}
          isPage={isPage}
          isVisual={isPage || isReact}
          source={isEdited ? editing.text : undefined}
          readText={() => code.current?.textContent ?? ''}
          stage={stage}
        >
          {isEditable && !editing && (
            <EditButton ref={editButton} loading={loading} onPress={begin} />
          )}
          {isReact && (
            <span className="note" data-search-ignore="">
              {text.react}
            </span>
          )}
        </LiveRun>
      )}
      {editing ? (
        <div className={styles.editor}>
          {/* The element that the copy button copies. */}
          <code ref={code} className="visually-hidden" aria-hidden="true">
            {editing.text}
          </code>
          <editing.Editor
            key={editing.revision}
            name={sample.name}
            original={editing.original}
            text={editing.text}
            isPage={isPage}
            label={label}
            takesFocus={editing.isAsked}
            onChange={change}
            onClose={close}
          />
        </div>
      ) : (
        <pre
          className={clsx(
            styles.code,
            (wrapped || !heading) && styles.wrapped,
            folded && styles.folded,
          )}
          role="group"
          aria-label={label}
          tabIndex={0}
          onScrollCapture={({ target, currentTarget }) =>
            // The browser's find-in-page has found a match in the collapsed part.
            folded && target !== currentTarget && setFolded(false)
          }
        >
          <code ref={code} dangerouslySetInnerHTML={markup} />
        </pre>
      )}
      {sample.lines !== undefined && !editing && (
        <FoldButton lines={sample.lines} folded={folded} onToggle={setFolded} />
      )}
      {!live && <Verification {...sample} />}
    </div>
  );
}
