import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Announces how many results there are, once they are known; that there are none is seen above. */
export default function Status({ count }: { count: number | undefined }): ReactNode {
  return (
    <p role="status" className={count === 0 ? 'visually-hidden' : styles.status}>
      {count !== undefined && label(count)}
    </p>
  );
}

function label(count: number): string {
  return count === 0
    ? translate({ id: 'search.count.none', message: '검색 결과가 없습니다' })
    : translate({ id: 'search.count', message: '검색 결과 {count}개' }, { count });
}
