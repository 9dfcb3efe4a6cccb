import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import facts from '@generated/generated-data/default/build-facts.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The size of the SDK and its verification, as of this build. */
export default function BuildFacts(): ReactNode {
  const { version, kilobytes, dependencies, errors, samples } = facts;
  const shown = [
    {
      value: `${kilobytes}\u00a0kB`,
      text: translate(
        { id: 'home.facts.size', message: 'SDK {version}의 크기(brotli)' },
        { version },
      ),
      to: '/docs/introduction/#size',
    },
    {
      value: String(dependencies),
      text: translate({ id: 'home.facts.dependencies', message: '런타임 의존성' }),
      to: '/docs/introduction/#size',
    },
    ...(samples
      ? [
          {
            value: String(samples.count),
            text: translate(
              { id: 'home.facts.samples', message: '{date}에 실행해 확인한 예제' },
              { date: samples.date },
            ),
            to: '/docs/introduction',
          },
        ]
      : []),
    {
      value: String(errors),
      text: translate({ id: 'home.facts.errors', message: '페이지에서 재현할 수 있는 오류 코드' }),
      to: '/docs/troubleshooting',
    },
  ];
  return (
    <ul
      className={styles.facts}
      aria-label={translate({ id: 'home.facts', message: '숫자로 보는 SDK' })}
    >
      {shown.map(({ value, text, to }) => (
        <li key={text}>
          <Link to={to}>
            <strong>{value}</strong>
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
