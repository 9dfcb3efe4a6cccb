/**
 * All routes of the documentation, in the order of the sidebar, with their titles in each language.
 */
export const documents = [
  { path: '/docs/introduction/', ko: '소개', en: 'Introduction' },
  { path: '/docs/getting-started/', ko: '시작하기', en: 'Getting started' },
  { path: '/docs/environment-setup/', ko: '환경 설정', en: 'Environment setup' },
  { path: '/docs/authentication/', ko: '인증', en: 'Authentication' },
  { path: '/docs/usage/html-js/', ko: 'HTML/JS', en: 'HTML/JS' },
  { path: '/docs/usage/react/', ko: 'React', en: 'React' },
  { path: '/docs/usage/typescript/', ko: 'TypeScript', en: 'TypeScript' },
  { path: '/docs/webview-integration/', ko: 'WebView 연동', en: 'WebView integration' },
  { path: '/docs/go-live/', ko: '출시 전 점검', en: 'Go-live checklist' },
  { path: '/docs/api/actions/', ko: 'actions', en: 'actions' },
  { path: '/docs/api/connect/', ko: 'connect', en: 'connect' },
  { path: '/docs/api/disconnect/', ko: 'disconnect', en: 'disconnect' },
  { path: '/docs/api/send-text/', ko: 'sendText', en: 'sendText' },
  { path: '/docs/api/send-tts/', ko: 'sendTts', en: 'sendTts' },
  { path: '/docs/api/start-recording/', ko: 'startRecording', en: 'startRecording' },
  { path: '/docs/api/stop-recording/', ko: 'stopRecording', en: 'stopRecording' },
  { path: '/docs/api/stop-speaking/', ko: 'stopSpeaking', en: 'stopSpeaking' },
  { path: '/docs/troubleshooting/', ko: '문제 해결', en: 'Troubleshooting' },
] as const;

export const locales = ['ko', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The path of a page in a language: Korean at the root, English under /en. */
export const localized = (path: string, locale: Locale): string =>
  locale === 'ko' ? path : `/en${path}`;

/** All pages of the site in all languages. */
export const pages = locales.flatMap((locale) =>
  ['/', ...documents.map(({ path }) => path)].map((path) => localized(path, locale)),
);
