import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Stands where the search would be while its files cannot be had. */
export default function SearchAbsent(): ReactNode {
  return (
    <div role="alert" className={styles.absent}>
      <Translate id="search.absent">검색을 불러오지 못했습니다.</Translate>
      <button type="button" className="button button--primary" onClick={() => location.reload()}>
        <Translate id="layout.loading.retry">다시 불러오기</Translate>
      </button>
    </div>
  );
}
