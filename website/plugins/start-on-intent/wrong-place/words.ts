import type { Locale } from '../../../brand';
import type { Words } from './tellingScript';

/** What is said of a site that lies elsewhere than it was built for, in both languages. */
export const words: Record<Locale, Words> = {
  ko: {
    title: '사이트를 제대로 불러오지 못했습니다',
    hint: '대개 baseUrl 설정이 실제 주소와 다를 때 생기는 문제입니다.',
    configured: '지금 설정된 baseUrl:',
    suggested: '맞을 것 같은 baseUrl:',
  },
  en: {
    title: 'The site did not load properly',
    hint: 'A wrong baseUrl in the configuration is the usual reason.',
    configured: 'Configured baseUrl:',
    suggested: 'Try this baseUrl:',
  },
};
