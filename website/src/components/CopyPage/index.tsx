import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownAddress } from '@site/config/assistants';
import { useWords } from '@site/src/language';
import { leaveOldBuild } from 'deferred-hydration/client';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText, useCopyOutcome } from '../Sample/copyText';
import type { PageMenuProps } from './PageMenu';
import styles from './styles.module.css';

const labels = {
  ko: {
    copy: '페이지 복사',
    copied: '복사했습니다',
    failed: '복사하지 못했습니다',
    more: 'AI 도구에서 쓰기',
  },
  en: {
    copy: 'Copy page',
    copied: 'Copied',
    failed: 'Could not copy',
    more: 'Use with AI tools',
  },
};

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Copies with a hidden element, where the clipboard does not accept a promise. */
async function copyByElement(text: string): Promise<boolean> {
  const element = document.createElement('pre');
  element.textContent = text;
  element.className = 'visually-hidden';
  document.body.append(element);
  const copied = await copyText(element);
  element.remove();
  return copied;
}

/**
 * Fetches a page's Markdown and copies it.
 *
 * @returns whether it was copied
 */
async function copyMarkdown(path: string): Promise<boolean> {
  const fetched = fetchText(path);
  try {
    // Safari allows clipboard writes only during the user gesture, so it gets a promise.
    const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return fetched.then(copyByElement).catch(() => false);
  }
}

/** Copies a page as Markdown, or opens it in an assistant. Nothing is fetched before a click. */
export default function CopyPage(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const text = useWords(labels);
  const page = new URL(siteConfig.url + useDoc().metadata.permalink);
  const address = markdownAddress(page);
  const [outcome, reportCopy] = useCopyOutcome();
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<PageMenuProps>>();
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onPointerDown = ({ target }: Event): void => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    // Clicking something that cannot have focus has no related target, and does not close the menu.
    const onFocusOut = ({ relatedTarget: next }: FocusEvent): void => {
      if (next && !container.current?.contains(next as Node)) setOpen(false);
    };
    container.current?.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    return () => listening.abort();
  }, [isOpen]);

  async function copy(): Promise<void> {
    await reportCopy(copyMarkdown(new URL(address).pathname));
  }

  function toggle(): void {
    setOpen(!isOpen);
    if (isOpen || Menu) return;
    import('./PageMenu').then(
      (loaded) => setMenu(() => loaded.default),
      () => {
        setOpen(false);
        void reportCopy(Promise.resolve(false));
        void leaveOldBuild();
      },
    );
  }

  return (
    <div className={styles.place} ref={container} data-search-ignore="">
      <button type="button" onClick={() => void copy()}>
        {text.copy}
      </button>
      <button
        type="button"
        ref={opener}
        aria-label={text.more}
        aria-expanded={isOpen}
        aria-busy={(isOpen && !Menu) || undefined}
        onClick={toggle}
      >
        ⋯
      </button>
      {/* Screen readers announce what is added to a status, but not reliably a new status. */}
      <span
        className={outcome ? styles.outcome : 'visually-hidden'}
        role={outcome === 'failed' ? 'alert' : 'status'}
      >
        {outcome && text[outcome]}
      </span>
      {isOpen && Menu && <Menu address={address} label={text.more} />}
    </div>
  );
}
