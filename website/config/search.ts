import { listSearchGroups } from 'docs-parity';
import type { PluginOptions } from 'korean-docs-search/docusaurus';
import type { Locale } from '../brand';
import { browserTargets } from './browserTargets';
import { glossary } from './docsParity';
import { searchNamesFolder } from './paths';
import { isOtherVersion, listParts, listVersionNames } from './versions';

/** A suggested search: what a reader would type, and the section that answers it. */
interface Suggestion extends Record<Locale, string> {
  finds: string;
}

/** Suggested searches before anything is typed: problems first, then tasks. */
export const suggestions: readonly Suggestion[] = [
  {
    ko: '마이크 소리가 안 들어가요',
    en: 'Microphone is silent',
    finds: '/docs/troubleshooting/#microphone-silent',
  },
  { ko: '소리가 안 나요', en: 'No sound', finds: '/docs/troubleshooting/#no-sound' },
  {
    ko: '연결이 자꾸 끊겨요',
    en: 'It disconnects by itself',
    finds: '/docs/troubleshooting/#disconnects',
  },
  {
    ko: '앱에서만 안 돼요',
    en: 'Fails only in our app',
    finds: '/docs/troubleshooting/#webview-only',
  },
  {
    ko: '마이크 고르기',
    en: 'Choose a microphone',
    finds: '/docs/api/start-recording/#choose-microphone',
  },
  {
    ko: '답변을 한 글자씩 보여 주기',
    en: 'Show the reply as it arrives',
    finds: '/docs/api/send-text/#stream',
  },
];

const suggestedIn = (locale: Locale): string[] => suggestions.map(({ [locale]: query }) => query);

// Only the pages of the newest version are searched.
const [newest] = listVersionNames();

/** The configuration of the search. */
export const searchOptions = {
  groups: listSearchGroups(glossary),
  suggestions: { ko: suggestedIn('ko'), en: suggestedIn('en') },
  namesFolder: newest === undefined ? searchNamesFolder : listParts(newest).searchNames,
  leaveOut: isOtherVersion,
  browserTargets,
} satisfies PluginOptions;
