import type { Locale } from 'docs-kit';

/** The language of the page around this frame. */
export function readLocale(): Locale {
  const locale = new URLSearchParams(location.hash.slice(1)).get('locale');
  return locale === 'en' ? 'en' : 'ko';
}

interface Words {
  notImported: (unknown: string, known: string) => string;
  attribute: string;
  dialog: (name: string) => string;
}

/** What this frame itself tells the reader, in both languages. */
export const words: Record<Locale, Words> = {
  ko: {
    notImported: (unknown, known) =>
      `여기서 가져올 수 없는 모듈: ${unknown}. 가져올 수 있는 모듈: ${known}`,
    attribute:
      'onclick 같은 속성은 여기서 실행되지 않습니다. 스크립트에서 addEventListener를 사용하세요.',
    dialog: (name) =>
      `여기서 열리지 않는 대화 상자: ${name}(). console.log나 페이지의 요소를 사용하세요.`,
  },
  en: {
    notImported: (unknown, known) => `${unknown} cannot be imported here, only ${known}`,
    attribute: 'Attributes such as onclick do not run here. Use addEventListener in a script.',
    dialog: (name) =>
      `${name}() does not open a dialog here. Use console.log or an element on the page.`,
  },
};
