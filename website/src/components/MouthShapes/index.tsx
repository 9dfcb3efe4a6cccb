import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import faces from '@generated/portrait/default/mouths.json';
import type { Locale } from '@site/brand';
import type { MouthShape } from 'product-sdk';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What is heard while the mouth has each shape. */
const sounds: Record<MouthShape, Record<Locale, string>> = {
  rest: { ko: '말하지 않을 때', en: 'silence' },
  closed: { ko: 'ㅁ ㅂ ㅍ', en: 'm b p' },
  open: { ko: 'ㅏ ㅓ', en: 'a' },
  wide: { ko: 'ㅔ ㅣ ㅡ', en: 'e i' },
  round: { ko: 'ㅗ ㅜ', en: 'o u w' },
  teeth: { ko: 'ㅅ ㅈ ㅊ', en: 'f v s' },
};

/** The six shapes of the mouth, as the face of the SDK has them. */
export default function MouthShapes(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return (
    <ul className={styles.shapes}>
      {(Object.keys(sounds) as MouthShape[]).map((shape) => (
        <li key={shape}>
          <div className={styles.face} dangerouslySetInnerHTML={{ __html: faces[shape] }} />
          <code>{shape}</code>
          <span>{sounds[shape][locale]}</span>
        </li>
      ))}
    </ul>
  );
}
