import type { Reader } from './Reader';

/** The Enter key, as in the WebDriver standard. */
const enter = '\uE007';
const tab = '\uE004';

const heading = (text: string) => `document.querySelector('h1')?.textContent.includes('${text}')`;
const at = (path: string) => `location.pathname === '${path}'`;

/** The journeys, by name. */
export const journeys: Record<string, (reader: Reader) => Promise<void>> = {
  'reads a page': async (reader) => {
    await reader.open('docs/getting-started/');
    await reader.sees(heading('시작하기'));
    await reader.sees(`document.querySelector('pre code').innerText.length > 20`);
  },
  'goes to another page by the side menu, without loading it whole': async (reader) => {
    await reader.open('docs/api/connect/');
    await reader.press('h1');
    await reader.sees(`document.documentElement.dataset.hasHydrated === 'true'`);
    await reader.sees('(window.sameDocument = true)');
    await reader.press('aside a[href$="/docs/api/send-text/"]');
    await reader.sees(`${heading('sendText')} && window.sameDocument`);
  },
  'changes the language and stays on the page': async (reader) => {
    await reader.open('docs/api/connect/');
    await reader.press('.navbar .dropdown__link[lang=en], .navbar .dropdown:has([lang=en]) > *');
    await reader.press('.navbar .dropdown__menu [lang=en]');
    await reader.sees(`${at('/en/docs/api/connect/')} && document.documentElement.lang === 'en'`);
  },
  'turns on the dark, which stays': async (reader) => {
    await reader.open('docs/introduction/');
    await reader.press('.navbar button[aria-label*="모드"]');
    await reader.sees(`document.documentElement.dataset.theme === 'dark'`);
    await reader.open('docs/authentication/');
    await reader.sees(`document.documentElement.dataset.theme === 'dark'`);
  },
  'opens the menu of a phone and goes on from there': async (reader) => {
    await reader.resize(390, 844);
    await reader.open('docs/introduction/');
    await reader.press('.navbar__toggle');
    // It slides in.
    await reader.sees(
      `document.querySelector('.navbar-sidebar--show .navbar-sidebar')?.getBoundingClientRect().left === 0`,
    );
    await reader.press('.navbar-sidebar a[href$="/docs/authentication/"]');
    await reader.sees(heading('인증'));
    await reader.resize(1280, 900);
  },
  'searches by the keyboard': async (reader) => {
    await reader.open('docs/introduction/');
    await reader.type('/');
    await reader.sees(`document.activeElement?.getAttribute('role') === 'combobox'`);
    await reader.type('microphone-denied');
    await reader.sees(`document.querySelector('[role=option]')`);
    await reader.type(enter);
    await reader.sees(at('/docs/troubleshooting/'));
  },
  'goes on by the keyboard from what was found on the same page': async (reader) => {
    await reader.open('docs/introduction/');
    await reader.type('/');
    await reader.sees(`document.activeElement?.getAttribute('role') === 'combobox'`);
    await reader.type('라이선스');
    await reader.sees(`document.querySelector('[role=option]')?.hash === '#size'`);
    await reader.type(enter);
    await reader.sees(`document.activeElement?.id === 'size'`);
    await reader.type(tab);
    await reader.sees(`document.activeElement?.parentElement.id === 'size'`);
  },
  'runs a sample': async (reader) => {
    await reader.open('docs/api/send-text/');
    await reader.press('[data-live] button:not([aria-label])');
    await reader.sees(`document.querySelector('[data-live]').innerText.includes('끝났습니다')`);
  },
  'asks her in Korean, and goes to where her answer stands': async (reader) => {
    await reader.open('docs/introduction/');
    await reader.press('h1');
    await reader.press('button[class*=open][aria-expanded]');
    await reader.sees(
      `document.activeElement?.placeholder && document.activeElement.closest('aside')`,
    );
    await reader.type('connectTimeoutMs의 기본값은?');
    await reader.type(enter);
    const quoted = `[...document.querySelectorAll('aside blockquote')].some(({ textContent }) => textContent.includes('10_000'))`;
    await reader.sees(quoted);
    await reader.press('aside [role=group] a[href*="/docs/api/actions/#options"]');
    await reader.sees(at('/docs/api/actions/'));
    await reader.sees(quoted);
  },
};
