import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the search is opened by. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Is told what the reader wants: to try again, or that it goes away. */
  onAnswer: (again: boolean) => void;
}

/**
 * Stands where the search would be while its files cannot be had. It takes the focus as the search
 * would, but not from a reader who is somewhere else.
 */
export default function SearchAbsent({ opener, onAnswer }: Props): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused === opener.current) retry.current?.focus();
  }, [opener]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onAnswer(false);
  };
  return (
    <div role="alert" className={styles.absent}>
      <Translate id="search.absent">검색을 불러오지 못했습니다. 연결을 확인하세요.</Translate>
      <button
        ref={retry}
        type="button"
        className="button button--primary"
        onClick={() => onAnswer(true)}
        onKeyDown={onKeyDown}
      >
        <Translate id="search.retry">다시 시도</Translate>
      </button>
      <button
        type="button"
        className="button"
        onClick={() => onAnswer(false)}
        onKeyDown={onKeyDown}
      >
        {translate({ id: 'search.close', message: '닫기' })}
      </button>
    </div>
  );
}
