import type { Locale } from '@site/brand';

interface Words {
  label: string;
  text: string;
  load: string;
}

/** What is said of a newer build, in both languages. */
export const words: Record<Locale, Words> = {
  ko: {
    label: '새 버전 알림',
    text: '이 사이트의 새 버전이 있습니다.',
    load: '새로 불러오기',
  },
  en: {
    label: 'New version',
    text: 'A new version of this site is available.',
    load: 'Reload',
  },
};
