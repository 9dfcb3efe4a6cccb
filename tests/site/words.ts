import type { Locale } from './routes';

/** The texts of the shared layout. */
interface Words {
  skipToContent: string;
  docs: string;
  close: string;
  toggleNavigation: string;
  closeNavigation: string;
  backToMainMenu: string;
  languages: string;
  versions: string;
  mainNavigation: string;
  colorMode: RegExp;
  notFoundTitle: RegExp;
  notFoundAdvice: RegExp;
  notFoundTellOwner: RegExp;
  crashed: RegExp;
  tryAgain: RegExp;
  retry: string;
  tagline: string;
  onThisPage: string;
  run: string;
}

export const words: Record<Locale, Words> = {
  ko: {
    skipToContent: '본문으로 건너뛰기',
    docs: '문서',
    close: '닫기',
    toggleNavigation: '내비게이션 바 여닫기',
    closeNavigation: '내비게이션 바 닫기',
    backToMainMenu: '← 메인 메뉴로 돌아가기',
    languages: '언어',
    versions: '버전',
    mainNavigation: '메인',
    colorMode: /어두운 모드와 밝은 모드 전환/,
    notFoundTitle: /페이지를 찾을 수 없습니다/,
    notFoundAdvice: /주소를 잘못 입력했거나 페이지가 옮겨졌을 수 있습니다/,
    notFoundTellOwner: /운영자에게 링크가 깨졌다고 알려/,
    crashed: /페이지를 표시하지 못했습니다/,
    tryAgain: /다시 시도/,
    retry: '다시 불러오기',
    tagline: 'AI 디지털 휴먼 플랫폼',
    onThisPage: '이 페이지에서',
    run: '실행',
  },
  en: {
    skipToContent: 'Skip to main content',
    docs: 'Docs',
    close: 'Close',
    toggleNavigation: 'Toggle navigation bar',
    closeNavigation: 'Close navigation bar',
    backToMainMenu: '← Back to main menu',
    languages: 'Languages',
    versions: 'Versions',
    mainNavigation: 'Main',
    colorMode: /Switch between dark and light mode \(currently (light|dark) mode\)/,
    notFoundTitle: /^page not found$/i,
    notFoundAdvice: /address may be mistyped, or the page may have moved/,
    notFoundTellOwner: /tell the owner of the site it is on that the link is broken/,
    crashed: /This page crashed/,
    tryAgain: /Try again/,
    retry: 'Retry',
    tagline: 'AI digital human platform',
    onThisPage: 'On this page',
    run: 'Run',
  },
};
