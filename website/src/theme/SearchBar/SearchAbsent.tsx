import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Is told what the reader wants: to try again, or that it goes away. */
  onAnswer: (again: boolean) => void;
}

/** Stands where the search would be while its files cannot be had, and has the focus as it would. */
export default function SearchAbsent({ onAnswer }: Props): ReactNode {
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => retry.current?.focus(), []);
  return (
    <div role="alert" className={styles.absent}>
      <Translate id="search.absent">검색을 불러오지 못했습니다. 연결을 확인하세요.</Translate>
      <button
        ref={retry}
        type="button"
        className="button button--primary"
        onClick={() => onAnswer(true)}
      >
        <Translate id="search.retry">다시 시도</Translate>
      </button>
      <button type="button" className="button" onClick={() => onAnswer(false)}>
        {translate({ id: 'search.close', message: '닫기' })}
      </button>
    </div>
  );
}
