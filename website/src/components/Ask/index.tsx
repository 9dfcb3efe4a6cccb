import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useWords } from '@site/src/language';
import clsx from 'clsx';
import { leaveOldBuild } from 'deferred-hydration/client';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Notice from '../Notice';
import type { AskPanelProps } from './AskPanel';
import styles from './styles.module.css';

const loadPanel = () => import('./AskPanel');

const labels = {
  ko: {
    label: '물어보기',
    failed: '불러오지 못했습니다. 네트워크 연결을 확인하고 다시 누르세요.',
  },
  en: {
    label: 'Ask',
    failed: "This couldn't be loaded. Check your network connection and try again.",
  },
};

/** Opens the panel on every page but the home page, where she is part of the page. */
export default function Ask(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { label, failed } = useWords(labels);
  const [Panel, setPanel] = useState<ComponentType<AskPanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (pathname === baseUrl) return null;

  function open(): void {
    setOpen(true);
    setFailed(false);
    loadPanel().then(
      (module) => setPanel(() => module.default),
      () => {
        setOpen(false);
        setFailed(true);
        void leaveOldBuild();
      },
    );
  }

  function close(): void {
    // The button is hidden while the panel is open, so focus returns to it only after that.
    flushSync(() => setOpen(false));
    // Unless the panel was closed to show a section, which has the focus.
    if (!document.activeElement?.closest('main')) button.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('pill', styles.open)}
        aria-expanded={isOpen}
        aria-busy={(isOpen && !Panel) || undefined}
        data-open={(isOpen && Panel !== undefined) || undefined}
        onClick={isOpen && Panel ? close : open}
      >
        <svg viewBox="0 0 20 20" className="icon" aria-hidden="true">
          <path d="M3 4.500h14v9H9.500L6 17v-3.500H3ZM7.500 9h.01M10 9h.01M12.500 9h.01" />
        </svg>
        <span className="hidden-on-phone">{label}</span>
      </button>
      <Notice
        label={label}
        text={hasFailed ? failed : undefined}
        onClose={() => setFailed(false)}
      />
      {Panel && <Panel isOpen={isOpen} onClose={close} />}
    </>
  );
}
