import drawn from '@generated/generated-data/default/mouths.json';
import type { Locale } from '@site/brand';
import { useLocale } from '@site/src/language';
import FactTable from '@site/src/components/FactTable';
import { mouths } from '@site/samples/api/lip-sync';
import type { MouthShape } from 'product-sdk';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const words = {
  ko: { caption: '입 모양', columns: ['입 모양', '소리', 'VRM', 'Live2D'] },
  en: { caption: 'Mouth shapes', columns: ['Mouth shape', 'Sounds', 'VRM', 'Live2D'] },
};

/** The sounds of each viseme. */
const sounds: Record<MouthShape, Record<Locale, string>> = {
  rest: { ko: '말하지 않을 때', en: 'silence' },
  closed: { ko: 'ㅁ ㅂ ㅍ', en: 'm b p' },
  open: { ko: 'ㅏ ㅓ', en: 'a' },
  wide: { ko: 'ㅔ ㅣ ㅡ', en: 'e i' },
  round: { ko: 'ㅗ ㅜ', en: 'o u w' },
  teeth: { ko: 'ㅅ ㅈ ㅊ', en: 'f v s' },
};

/** The six visemes, as drawn by the SDK's face and as the sample maps them. */
export default function MouthShapes(): ReactNode {
  const locale = useLocale();
  const rows = (Object.keys(sounds) as MouthShape[]).map((shape) => {
    const { vrm, live2d } = mouths[shape];
    const vowels = Object.entries(vrm).map((vowel) => vowel.join(' '));
    const picture = (
      <span className={styles.mouth} dangerouslySetInnerHTML={{ __html: drawn[shape] }} />
    );
    const name = (
      <>
        {picture}
        <code>{shape}</code>
      </>
    );
    const cells = [name, sounds[shape][locale], vowels.join(', ') || '0', live2d.join(', ')];
    return { key: shape, cells };
  });
  return <FactTable {...words[locale]} rows={rows} stacks={false} />;
}
