import { useWords } from '@site/src/language';
import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import styles from './buttons.module.css';
import { type Edit, loadEditor } from './useEdit';

/** The texts about editing before the editor is loaded. */
const words = {
  ko: {
    edit: '편집',
    failed: '편집기를 불러오지 못했습니다. 네트워크 연결을 확인하고 다시 누르세요.',
  },
  en: {
    edit: 'Edit',
    failed: "The editor couldn't be loaded. Check your network connection and try again.",
  },
};

export interface EditButtonProps {
  ref: Ref<HTMLButtonElement>;
  loading: Edit['loading'];
  onPress: () => void;
}

// Not on hover: unlike the runtime of samples, the editor is large.
const loadAhead = (): void => void loadEditor().catch(() => undefined);

/** Replaces the code by an editor, or reports that it could not be loaded. */
export default function EditButton({ ref, loading, onPress }: EditButtonProps): ReactNode {
  const { edit, failed } = useWords(words);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={clsx('button', styles.edit)}
        aria-busy={loading === 'underway' || undefined}
        onPointerDown={loadAhead}
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
