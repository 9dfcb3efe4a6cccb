import Translate from '@docusaurus/Translate';
import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Tells that the query was interpreted in another keyboard layout, with a way back. */
export function Correction({
  query,
  corrected,
  onLiteral,
}: {
  query: string;
  corrected: string;
  onLiteral: () => void;
}): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate id="search.corrected" values={{ corrected: <strong>{corrected}</strong> }}>
        {'‘{corrected}’ 검색 결과입니다.'}
      </Translate>{' '}
      <button type="button" className={styles.textButton} onClick={onLiteral}>
        <Translate id="search.literal" values={{ query }}>
          {'‘{query}’ 그대로 검색'}
        </Translate>
      </button>
    </p>
  );
}

/** Tells that the index could not be loaded, with a retry button. */
export function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p>
        <Translate id="search.failed">
          검색 색인을 내려받지 못했습니다. 연결을 확인하세요.
        </Translate>
      </p>
      <button type="button" className="button" onClick={onRetry}>
        <Translate id="search.retry">다시 시도</Translate>
      </button>
    </div>
  );
}

/** Tells, on a page of an older version, that only the newest one is searched. */
export function OnlyNewest(): ReactNode {
  const { name, label } = useLatestVersion(undefined);
  const active = useActiveVersion(undefined);
  if (!active || active.name === name) return null;
  return (
    <p className={styles.notice}>
      <Translate id="search.onlyNewest" values={{ version: label }}>
        {'최신 버전인 {version} 문서에서만 검색합니다.'}
      </Translate>
    </p>
  );
}

/** Tells that the development server has no search index. */
export function Unbuilt(): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate id="search.unbuilt">
        개발 서버에는 검색 색인이 없습니다. npm start로 빌드한 사이트에서 검색하세요.
      </Translate>
    </p>
  );
}

/** Tells that nothing was found, with suggestions. */
export function NothingFound({ query }: { query: string }): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <Translate id="search.nothing" values={{ query: <strong>{query}</strong> }}>
          {'‘{query}’ 검색 결과가 없습니다.'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="search.nothing.shorter">
            단어를 줄이거나 더 짧은 단어로 검색해 보세요.
          </Translate>
        </li>
        <li>
          <Translate id="search.nothing.code">
            오류라면 오류 코드를 그대로 붙여 넣어 보세요.
          </Translate>
        </li>
        <li>
          <Translate id="search.nothing.names">
            기능은 이름으로 찾을 수 있습니다. 예: sendText, 초성 ㅁㅇㅋ
          </Translate>
        </li>
      </ul>
    </div>
  );
}

/** Introduces results in the other language. */
export function Elsewhere({ language }: { language: string }): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate id="search.elsewhere" values={{ language }}>
        {'{language} 문서에서 찾은 결과입니다.'}
      </Translate>
    </p>
  );
}
