import type { Locale } from '@site/brand';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode, Ref } from 'react';
import { editWords } from './editWords';
import { loadEditor } from './loadEditor';
import styles from './edit.module.css';

export interface EditButtonProps {
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
}

// A pointer on its way is no promise: unlike what runs a sample, an editor is not small.
const loadAhead = (): void => void loadEditor().catch(() => undefined);

/** Puts an editor in the place of the code. */
export default function EditButton({ ref, onPress }: EditButtonProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.edit}
      onPointerDown={loadAhead}
      onClick={onPress}
    >
      {editWords.edit[locale]}
    </button>
  );
}
