import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);

function readJson<T>(file: string | URL): Record<string, T> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>;
}

function upstream(locale: 'base' | 'ko'): Record<string, string> {
  const file = resolve(`@docusaurus/theme-translations/locales/${locale}/theme-common.json`);
  return Object.fromEntries(
    Object.entries(readJson<string>(file)).filter(([key]) => !key.endsWith('___DESCRIPTION')),
  );
}

function ours(locale: 'ko' | 'en'): Record<string, string> {
  const file = new URL(`../../i18n/${locale}/code.json`, import.meta.url);
  const entries = Object.entries(readJson<{ message: string }>(file));
  return Object.fromEntries(entries.map(([key, { message }]) => [key, message]));
}

const english = { ...upstream('base'), ...ours('en') };
const korean = { ...upstream('ko'), ...ours('ko') };

/** The text of a message without its placeholders. */
function words(message: string): string {
  return message.replace(/\{\w+\}/g, '').replace(/[^\p{Letter}]/gu, '');
}

function placeholders(message: string): string[] {
  return [...message.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

describe('the theme’s strings', () => {
  it.each(Object.keys(upstream('base')))('%s is Korean on the Korean site', (key) => {
    const message = korean[key] ?? 'missing';
    if (words(message) !== '') expect(message).toMatch(/\p{Script=Hangul}/u);
  });

  it.each(Object.keys(ours('ko')))('%s keeps its placeholders', (key) => {
    const original = upstream('base')[key];
    if (original) expect(placeholders(korean[key] ?? '')).toEqual(placeholders(original));
  });

  it('have no override of a string that upstream removed', () => {
    const known = new Set(Object.keys(upstream('base')));
    const overrides = [...Object.keys(ours('ko')), ...Object.keys(ours('en'))];
    expect(overrides.filter((key) => key.startsWith('theme.') && !known.has(key))).toEqual([]);
  });

  it('contain no Hangul on the English site', () => {
    expect(Object.values(english).filter((text) => /\p{Script=Hangul}/u.test(text))).toEqual([]);
  });
});

describe('the labels named by the specification', () => {
  it.each([
    ['theme.common.skipToMainContent', 'Skip to main content', '본문으로 건너뛰기'],
    ['theme.AnnouncementBar.closeButtonAriaLabel', 'Close', '닫기'],
    [
      'theme.docs.sidebar.closeSidebarButtonAriaLabel',
      'Close navigation bar',
      '내비게이션 바 닫기',
    ],
    [
      'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
      'Toggle navigation bar',
      '내비게이션 바 여닫기',
    ],
    ['theme.navbar.mobileLanguageDropdown.label', 'Languages', '언어'],
    ['theme.navbar.mobileVersionsDropdown.label', 'Versions', '버전'],
    [
      'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
      'Expand the dropdown',
      '목록 펼치기',
    ],
    [
      'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
      'Collapse the dropdown',
      '목록 접기',
    ],
    [
      'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
      '← Back to main menu',
      '← 메인 메뉴로 돌아가기',
    ],
    [
      'theme.colorToggle.ariaLabel',
      'Switch between dark and light mode (currently {mode})',
      '어두운 모드와 밝은 모드 전환(현재 {mode})',
    ],
    ['theme.ErrorPageContent.title', 'This page crashed', '페이지를 표시하지 못했습니다'],
    ['theme.ErrorPageContent.tryAgain', 'Try again', '다시 시도'],
    ['theme.NotFound.title', 'Page not found', '페이지를 찾을 수 없습니다'],
  ])('%s reads “%s” and “%s”', (key, inEnglish, inKorean) => {
    expect(english[key]).toBe(inEnglish);
    expect(korean[key]).toBe(inKorean);
  });
});
