import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { LiveData } from '@site/plugins/live-frame';

/** The base URL of the frames: a frozen version has its own, with its SDK. */
export function useFramesBase(): string {
  const { base } = usePluginData('live-frame') as LiveData;
  const { name = 'current' } = useActiveVersion(undefined) ?? {};
  return name === 'current' ? base : `${base}${name}/`;
}
