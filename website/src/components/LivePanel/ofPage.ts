import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { LiveData } from '@site/plugins/live-frame';
import { useWords as useWordsOf } from '@site/src/language';
import { words } from './words';

/** The base URL of the frames: a frozen version has its own, with its SDK. */
export function useBase(): string {
  const { base } = usePluginData('live-frame') as LiveData;
  const { name = 'current' } = useActiveVersion(undefined) ?? {};
  return name === 'current' ? base : `${base}${name}/`;
}

/** The panel's texts in the page's language. */
export const useWords = () => useWordsOf(words);
