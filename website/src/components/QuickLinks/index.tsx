import Link from '@docusaurus/Link';
import { useWords } from '@site/src/language';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const words = {
  ko: {
    label: '바로 가기',
    html: '빌드 도구 없이 스크립트 태그로 불러옵니다.',
    react: '훅 하나로 상태와 대화를 화면에 그립니다.',
    typescript: '메서드, 이벤트, 오류 코드에 모두 타입이 있습니다.',
    troubleshooting: '문제 해결',
    trouble: '증상이나 오류 코드로 원인과 해결 방법을 찾습니다.',
  },
  en: {
    label: 'Where to go',
    html: 'Load it with a script tag, without a build step.',
    react: 'One hook re-renders your component as state and messages change.',
    typescript: 'Methods, events and error codes are all typed.',
    troubleshooting: 'Troubleshooting',
    trouble: 'Find the cause and the fix by symptom or error code.',
  },
};

/** The ways to use the SDK, and to troubleshooting, one line each. */
export default function QuickLinks(): ReactNode {
  const { label, html, react, typescript, troubleshooting, trouble } = useWords(words);
  const ways = [
    { name: 'HTML/JS', to: '/docs/usage/html-js', text: html },
    { name: 'React', to: '/docs/usage/react', text: react },
    { name: 'TypeScript', to: '/docs/usage/typescript', text: typescript },
    { name: troubleshooting, to: '/docs/troubleshooting', text: trouble },
  ];
  return (
    <nav className={styles.ways} aria-label={label}>
      {ways.map(({ name, to, text }) => (
        <Link key={to} to={to} className={styles.way}>
          <strong>{name}</strong>
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  );
}
