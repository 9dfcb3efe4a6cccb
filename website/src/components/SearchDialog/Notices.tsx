import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const words = {
  ko: {
    corrected: (query: ReactNode) => <>‘{query}’ 검색 결과입니다.</>,
    literal: (query: string) => `‘${query}’ 그대로 검색`,
    onlyNewest: (version: string) => `최신 버전인 ${version} 문서에서만 검색합니다.`,
    nothing: (query: ReactNode) => <>‘{query}’ 검색 결과가 없습니다.</>,
    advice: [
      '단어를 줄이거나 더 짧은 단어로 검색해 보세요.',
      '오류라면 오류 코드를 그대로 붙여 넣어 보세요.',
      '기능은 이름으로 찾을 수 있습니다. 예: sendText, 초성 ㅁㅇㅋ',
    ],
    elsewhere: (language: string) => `${language} 문서에서 찾은 결과입니다.`,
  },
  en: {
    corrected: (query: ReactNode) => <>Results for ‘{query}’.</>,
    literal: (query: string) => `Search for ‘${query}’ as typed`,
    onlyNewest: (version: string) => `Search covers only the latest version (${version}).`,
    nothing: (query: ReactNode) => <>No results for ‘{query}’.</>,
    advice: [
      'Try fewer or shorter words.',
      'For an error, paste the exact error code.',
      'You can also search for features by name, such as sendText.',
    ],
    elsewhere: (language: string) => `Found in the docs in ${language}.`,
  },
};

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
  const text = useWords(words);
  return (
    <p className={styles.notice}>
      {text.corrected(<strong>{corrected}</strong>)}{' '}
      <button type="button" className={styles.textButton} onClick={onLiteral}>
        {text.literal(query)}
      </button>
    </p>
  );
}

/** Tells, on a page of an older version, that only the newest one is searched. */
export function OnlyNewest(): ReactNode {
  const { onlyNewest } = useWords(words);
  const { name, label } = useLatestVersion(undefined);
  const active = useActiveVersion(undefined);
  if (!active || active.name === name) return null;
  return <p className={styles.notice}>{onlyNewest(label)}</p>;
}

// Apart from the other words, so that it is in development builds only.
const unbuilt = {
  ko: '개발 서버에는 검색 색인이 없습니다. npm start로 빌드한 사이트에서 검색하세요.',
  en: 'The development server has no search index. To search, use the site that npm start builds.',
};

/** Tells that the development server has no search index. */
export function Unbuilt(): ReactNode {
  return <p className={styles.notice}>{useWords(unbuilt)}</p>;
}

/** Tells that nothing was found, with suggestions. */
export function NothingFound({ query }: { query: string }): ReactNode {
  const { nothing, advice } = useWords(words);
  return (
    <div className={styles.notice}>
      <p>{nothing(<strong>{query}</strong>)}</p>
      <ul>
        {advice.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}

/** Introduces results in the other language. */
export function Elsewhere({ language }: { language: string }): ReactNode {
  return <p className={styles.notice}>{useWords(words).elsewhere(language)}</p>;
}
