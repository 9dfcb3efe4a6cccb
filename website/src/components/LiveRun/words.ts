import type { Locale } from '@site/brand';

/** The words of a button that a page has before anything else of the panel is loaded. */
export const words: Record<Locale, { run: string; stop: string; failed: string }> = {
  ko: {
    run: '실행',
    stop: '중지',
    failed: '실행 도구를 불러오지 못했습니다. 네트워크를 확인하고 다시 누르세요.',
  },
  en: {
    run: 'Run',
    stop: 'Stop',
    failed: 'The tools to run this could not be loaded. Check the network and press again.',
  },
};
