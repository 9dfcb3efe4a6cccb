import { useLocale } from '@site/src/language';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createEditor, type Editor } from './createEditor';
import Tools from './Tools';
import styles from './styles.module.css';
import { words } from './words';

export interface SampleEditorProps {
  /** The sample's name. */
  name: string;
  /** The sample as it is. */
  original: string;
  /** The initial text; later changes are reported by the editor. */
  text: string;
  /** Whether it is a page rather than a module. */
  isPage: boolean;
  /** Its accessible name. */
  label: string;
  /** Whether to focus the editor at once. */
  takesFocus: boolean;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** The editor of a sample with its actions; loaded on demand. */
export default function SampleEditor(props: SampleEditorProps): ReactNode {
  const { original, text, isPage, label, takesFocus, onChange } = props;
  const locale = useLocale();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const [first] = useState({ text, takesFocus });
  const [errorLine, setErrorLine] = useState<number>();

  useEffect(() => {
    if (!host.current) return undefined;
    const made = createEditor(host.current, {
      text: first.text,
      isPage,
      locale,
      label,
      onChange,
      onSyntaxError: setErrorLine,
    });
    editor.current = made;
    if (first.takesFocus) {
      made.focus();
      // The editor is shorter than a long sample, whose Edit button is at its end.
      host.current.scrollIntoView({ block: 'nearest' });
    }
    return () => made.destroy();
  }, [isPage, locale, label, onChange, first]);

  function reset(): void {
    editor.current?.replace(original);
    // Not on touch devices, where the keyboard would cover the page.
    if (matchMedia('(hover: hover)').matches) editor.current?.focus();
  }

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.host} />
      <p role="status" className={clsx('failure', styles.error)}>
        {errorLine && words.syntaxErrorOnLine[locale](errorLine)}
      </p>
      <p className={clsx('note', styles.hint)}>{words.leave[locale]}</p>
      <Tools {...props} onReset={text === original ? undefined : reset} />
    </div>
  );
}
