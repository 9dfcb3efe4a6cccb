import { useLocale } from '@site/src/language';
import { useRef, useState, type ReactNode } from 'react';
import { useFramesBase } from '../DocsLink';
import { copyText } from '../Sample/copyText';
import { addressOf } from './shareLink';
import { saveStandalone } from './standalone';
import styles from './styles.module.css';
import { words } from './words';

export interface ToolsProps {
  /** The sample's name. */
  name: string;
  text: string;
  isPage: boolean;
  /** Discards the edits; absent if there are none. */
  onReset?: () => void;
  onClose: () => void;
}

/** The result of the last action. */
interface ActionStatus {
  /** The text at the time of the action. */
  of: string;
  message: string;
  address: string;
}

/** The actions for an edited sample. */
export default function Tools(props: ToolsProps): ReactNode {
  const { name, text, isPage, onReset, onClose } = props;
  const locale = useLocale();
  const base = useFramesBase();
  const link = useRef<HTMLElement>(null);
  const [status, setStatus] = useState<ActionStatus>();
  // A status about another text is outdated.
  const shown = status?.of === text ? status : undefined;

  function showStatus(message: string, sharedAddress = ''): void {
    setStatus({ of: text, message, address: sharedAddress });
  }

  async function share(): Promise<void> {
    const sharedAddress = await addressOf(name, text);
    if (sharedAddress === undefined || !link.current) return showStatus(words.tooLong[locale]);
    history.replaceState(history.state, '', sharedAddress);
    link.current.textContent = sharedAddress;
    const isCopied = await copyText(link.current);
    showStatus(words[isCopied ? 'shared' : 'notCopied'][locale], sharedAddress);
  }

  function save(): void {
    saveStandalone({ name, text, isPage, base }).then(
      () => showStatus(words.saved[locale]),
      ({ name, message }: Error) =>
        showStatus(
          name === 'TimeoutError' ? words.overlong[locale] : `${words.notSaved[locale]} ${message}`,
        ),
    );
  }

  return (
    <div
      className={styles.tools}
      // Ignores the second click of a double click: another button may be under the pointer by
      // then.
      onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
    >
      <button type="button" className="button button--small" onClick={onReset ?? onClose}>
        {words[onReset ? 'reset' : 'close'][locale]}
      </button>
      <button type="button" className="button button--small" onClick={() => void share()}>
        {words.share[locale]}
      </button>
      <button type="button" className="button button--small" onClick={save}>
        {words.save[locale]}
      </button>
      <p role="status" className={styles.status}>
        {shown?.message}
      </p>
      <code ref={link} className={styles.link} hidden={!shown?.address} />
    </div>
  );
}
