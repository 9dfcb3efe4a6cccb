import type { SampleData } from 'runnable-samples';
import { useWords } from '@site/src/language';
import clsx from 'clsx';
import { type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { copyText, useCopyOutcome } from './copyText';
import styles from './styles.module.css';
import { type Edit, loadEditor } from './useEdit';

/** The texts of the buttons; those about editing are needed before the editor is loaded. */
const words = {
  ko: {
    edit: '편집',
    failed: '편집기를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 누르세요.',
    unfold: (lines: number) => `${lines}줄 모두 보기`,
    fold: '접기',
    wrap: '줄 바꿈',
    copy: '코드 복사',
    outcome: {
      copied: '복사했습니다',
      failed: '복사하지 못했습니다. 선택된 코드를 키보드로 복사하세요',
    },
  },
  en: {
    edit: 'Edit',
    failed: "The editor couldn't be loaded. Check your network connection and try again.",
    unfold: (lines: number) => `Show all ${lines} lines`,
    fold: 'Show fewer lines',
    wrap: 'Wrap lines',
    copy: 'Copy code',
    outcome: {
      copied: 'Copied',
      failed: "Couldn't copy. The code is selected, so copy it with the keyboard",
    },
  },
};

interface EditButtonProps {
  ref: Ref<HTMLButtonElement>;
  loading: Edit['loading'];
  onPress: () => void;
}

// Not on hover: unlike the runtime of samples, the editor is large.
const preloadEditor = (): void => void loadEditor().catch(() => undefined);

/** Replaces the code by an editor, or reports that it could not be loaded. */
export function EditButton({ ref, loading, onPress }: EditButtonProps): ReactNode {
  const { edit, failed } = useWords(words);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="button button--small"
        aria-busy={loading === 'underway' || undefined}
        onPointerDown={preloadEditor}
        onClick={onPress}
      >
        {edit}
      </button>
      {loading === 'failed' && (
        <p role="alert" className="failure">
          {failed}
        </p>
      )}
    </>
  );
}

interface FoldButtonProps {
  /** The total number of lines. */
  lines: number;
  folded: boolean;
  onToggle: (folded: boolean) => void;
}

/** Expands or collapses a long sample. */
export function FoldButton({ lines, folded, onToggle }: FoldButtonProps): ReactNode {
  const { unfold, fold } = useWords(words);
  const button = useRef<HTMLButtonElement>(null);

  function toggle(): void {
    flushSync(() => onToggle(!folded));
    // Collapsing removes lines above the viewport, so the page scrolls back to the sample.
    if (!folded) button.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <button ref={button} type="button" className={clsx('clean-btn', styles.fold)} onClick={toggle}>
      {folded ? unfold(lines) : fold}
    </button>
  );
}

interface WrapButtonProps {
  /** The width of the sample; the button is shown only where lines may overflow. */
  width: SampleData['width'];
  wrapped: boolean;
  onToggle: () => void;
}

/** Toggles line wrapping of a sample. */
export function WrapButton({ width, wrapped, onToggle }: WrapButtonProps): ReactNode {
  const { wrap: label } = useWords(words);
  if (width === 'narrow') return null;
  return (
    <button
      type="button"
      className={clsx('icon-button', width !== 'wide' && styles[width])}
      aria-label={label}
      aria-pressed={wrapped}
      title={label}
      onClick={onToggle}
    >
      <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
        <path d="M3 5h14M3 10h11a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M3 15h4" />
      </svg>
    </button>
  );
}

/** Copies the code, over plain http too, and confirms it visually and to screen readers. */
export function CopyButton({ code }: { code: RefObject<HTMLElement | null> }): ReactNode {
  const text = useWords(words);
  const [outcome, reportCopy] = useCopyOutcome();

  async function copy(): Promise<void> {
    if (code.current) await reportCopy(copyText(code.current));
  }

  return (
    <>
      <button
        type="button"
        className={clsx('icon-button', outcome === 'copied' && styles.copied)}
        aria-label={text.copy}
        title={text.copy}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          {outcome === 'copied' ? <path d="m4 10.5 4 4 8-9" /> : <path d="M7 7h9v10H7zM4 13V3h9" />}
        </svg>
      </button>
      <span className={outcome === 'failed' ? styles.failed : 'visually-hidden'} role="status">
        {outcome && text.outcome[outcome]}
      </span>
    </>
  );
}
