import { bundleWorker } from '../../website/offline/writeWorker';

const bases = { ko: '/', en: '/en/' };

/**
 * The script of the service worker, or of the one that removes it, for a build with these files.
 */
export const makeWorker = (entry: 'index' | 'retire', names: string[] = []): Promise<string> =>
  bundleWorker(entry, { bases, searchFiles: [], names });
