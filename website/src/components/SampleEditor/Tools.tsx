import type { Locale } from '@site/brand';
import { useRef, useState, type ReactNode } from 'react';
import { useBase } from '../LivePanel/useBase';
import { copyText } from '../Sample/copyText';
import { addressOf } from './share/addressOf';
import { saveStandalone } from './standalone/saveStandalone';
import styles from './styles.module.css';
import { words } from './words';

export interface ToolsProps {
  /** The sample's name. */
  name: string;
  text: string;
  isPage: boolean;
  locale: Locale;
  onReset: () => void;
}

/** What can be done with an edited sample. */
export default function Tools({ name, text, isPage, locale, onReset }: ToolsProps): ReactNode {
  const base = useBase();
  const link = useRef<HTMLElement>(null);
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState('');

  async function share(): Promise<void> {
    const made = await addressOf(name, text);
    setAddress(made ?? '');
    if (made === undefined || !link.current) return setSaid(words.tooLong[locale]);
    history.replaceState(history.state, '', made);
    link.current.textContent = made;
    const isCopied = await copyText(link.current);
    setSaid(words[isCopied ? 'shared' : 'notCopied'][locale]);
  }

  function save(): void {
    setAddress('');
    saveStandalone({ name, text, isPage, base }).then(
      () => setSaid(words.saved[locale]),
      (error: Error) => setSaid(`${words.notSaved[locale]} ${error.message}`),
    );
  }

  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} onClick={onReset}>
        {words.reset[locale]}
      </button>
      <button type="button" className={styles.tool} onClick={() => void share()}>
        {words.share[locale]}
      </button>
      <button type="button" className={styles.tool} onClick={save}>
        {words.save[locale]}
      </button>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <code ref={link} className={styles.link} hidden={!address} />
    </div>
  );
}
