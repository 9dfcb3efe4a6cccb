import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Locale } from '@site/brand';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createEditor } from './createEditor';
import Tools from './Tools';
import styles from './styles.module.css';
import { words } from './words';

export interface SampleEditorProps {
  /** The sample's name. */
  name: string;
  /** What is edited; the editor begins with it and from then on tells how it changes. */
  text: string;
  /** Whether it is a page and not a module. */
  isPage: boolean;
  /** What a screen reader calls it. */
  label: string;
  /** Whether the reader goes on in the editor at once. */
  takesFocus: boolean;
  onChange: (text: string) => void;
  onReset: () => void;
}

/** An editor of a sample, and what can be done with what was edited; loaded when it is wanted. */
export default function SampleEditor(props: SampleEditorProps): ReactNode {
  const { text, isPage, label, takesFocus, onChange } = props;
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState({ text, takesFocus });

  useEffect(() => {
    if (!host.current) return undefined;
    const options = { isPage, locale, label, onChange, text: first.text };
    const made = createEditor(host.current, options);
    if (first.takesFocus) {
      made.focus();
      // It is shorter than a long sample, which left by way of its button at the end.
      host.current.scrollIntoView({ block: 'nearest' });
    }
    return () => made.destroy();
  }, [isPage, locale, label, onChange, first]);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.host} />
      <p className={styles.hint}>{words.leave[locale]}</p>
      <Tools {...props} locale={locale} />
    </div>
  );
}
