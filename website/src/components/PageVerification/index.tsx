import type { SampleVerification } from 'runnable-samples';
import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';

const words = {
  ko: (isWhole: boolean, version: string, date: ReactNode) => (
    <>
      이 페이지의 {isWhole ? '' : '나머지 '}예제는 모두 SDK {version}에서 확인 · {date}
    </>
  ),
  en: (isWhole: boolean, version: string, date: ReactNode) => (
    <>
      All {isWhole ? '' : 'other '}samples on this page verified with SDK {version} on {date}
    </>
  ),
};

/**
 * When the samples of a page were last run; nothing unless all records are current. Samples that
 * cannot be run state how far they were checked.
 */
export default function PageVerification({
  of: samples,
}: {
  of: readonly SampleVerification[];
}): ReactNode {
  const sentence = useWords(words);
  const code = samples.filter(({ proof }) => proof === 'run');
  const isWhole = samples.every(({ proof }) => proof === 'run' || proof === 'data');
  const verified = code[0]?.verified;
  if (!verified || code.some((sample) => !sample.verified)) return null;
  const { version, date } = verified;
  return (
    <p className="note" data-search-ignore="">
      {sentence(isWhole, version, <time dateTime={date}>{date}</time>)}
    </p>
  );
}
