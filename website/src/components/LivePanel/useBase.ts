import { usePluginData } from '@docusaurus/useGlobalData';
import type { LiveData } from '@site/plugins/live-frame';

/** The address of the folder that holds the frames. */
export function useBase(): string {
  return (usePluginData('live-frame') as LiveData).base;
}
