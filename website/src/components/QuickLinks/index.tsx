import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The ways to use the SDK, and to troubleshooting, one line each. */
export default function QuickLinks(): ReactNode {
  const ways = [
    {
      name: 'HTML/JS',
      to: '/docs/usage/html-js',
      text: translate({
        id: 'home.ways.html',
        message: '빌드 도구 없이 스크립트 태그로 불러옵니다.',
      }),
    },
    {
      name: 'React',
      to: '/docs/usage/react',
      text: translate({
        id: 'home.ways.react',
        message: '훅 하나로 상태와 대화를 화면에 그립니다.',
      }),
    },
    {
      name: 'TypeScript',
      to: '/docs/usage/typescript',
      text: translate({
        id: 'home.ways.typescript',
        message: '메서드, 이벤트, 오류 코드에 모두 타입이 있습니다.',
      }),
    },
    {
      name: translate({ id: 'home.ways.trouble.name', message: '문제 해결' }),
      to: '/docs/troubleshooting',
      text: translate({
        id: 'home.ways.trouble',
        message: '증상이나 오류 코드로 원인과 해결 방법을 찾습니다.',
      }),
    },
  ];
  return (
    <nav
      className={styles.ways}
      aria-label={translate({ id: 'home.ways.label', message: '바로 가기' })}
    >
      {ways.map(({ name, to, text }) => (
        <Link key={to} to={to} className={styles.way}>
          <strong>{name}</strong>
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  );
}
