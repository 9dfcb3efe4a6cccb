import Link from '@docusaurus/Link';
import facts from '@generated/generated-data/default/build-facts.json';
import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const words = {
  ko: {
    label: '숫자로 보는 SDK',
    size: (version: string) => `SDK ${version}의 크기(brotli)`,
    dependencies: '런타임 의존성',
    samples: (date: string) => `${date}에 실행해 확인한 예제`,
    errors: '페이지에서 재현할 수 있는 오류 코드',
  },
  en: {
    label: 'The SDK in numbers',
    size: (version: string) => `SDK ${version} over the wire (brotli)`,
    dependencies: 'run-time dependencies',
    samples: (date: string) => `samples run and checked on ${date}`,
    errors: 'error codes you can reproduce here',
  },
};

/** The size of the SDK and its verification, as of this build. */
export default function BuildFacts(): ReactNode {
  const { version, kilobytes, dependencies, errors, samples } = facts;
  const text = useWords(words);
  const shown = [
    {
      value: `${kilobytes}\u00a0kB`,
      text: text.size(version),
      to: '/docs/introduction/#size',
    },
    { value: String(dependencies), text: text.dependencies, to: '/docs/introduction/#size' },
    ...(samples
      ? [
          {
            value: String(samples.count),
            text: text.samples(samples.date),
            to: '/docs/introduction',
          },
        ]
      : []),
    { value: String(errors), text: text.errors, to: '/docs/troubleshooting' },
  ];
  return (
    <ul className={styles.facts} aria-label={text.label}>
      {shown.map(({ value, text: caption, to }) => (
        <li key={caption}>
          <Link to={to}>
            <strong>{value}</strong>
            <span>{caption}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
