import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { LiveData } from '@site/plugins/live-frame';
import { useWords as useWordsOf } from '@site/src/language';
import { words } from './words';

/** The address of the folder that holds the frames: a frozen version has its own, with its SDK. */
export function useBase(): string {
  const { base } = usePluginData('live-frame') as LiveData;
  const { name = 'current' } = useActiveVersion(undefined) ?? {};
  return name === 'current' ? base : `${base}${name}/`;
}

/** The panel's words in the language of the page. */
export const useWords = () => useWordsOf(words);
