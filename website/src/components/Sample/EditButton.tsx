import type { Locale } from '@site/brand';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode, Ref } from 'react';
import { editWords } from './labels';
import { loadEditor } from './loadEditor';
import styles from './edit.module.css';

export interface EditButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Whether the editor is on its way. */
  busy: boolean;
  onPress: () => void;
}

// A pointer on its way is no promise: unlike what runs a sample, an editor is not small.
const loadAhead = (): void => void loadEditor().catch(() => undefined);

/** Puts an editor in the place of the code. */
export default function EditButton({ ref, busy, onPress }: EditButtonProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.edit}
      aria-busy={busy || undefined}
      onPointerDown={loadAhead}
      onClick={onPress}
    >
      {editWords.edit[locale]}
    </button>
  );
}
