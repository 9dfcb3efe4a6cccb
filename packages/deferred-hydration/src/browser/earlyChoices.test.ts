import { runInNewContext } from 'node:vm';
import {
  DataAttributeQueryStringInlineJavaScript as readAttributes,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setChoices } from './earlyChoices';

const siteStorage = { type: 'localStorage', namespace: '' } as const;

const scriptOfTheme = (defaultMode: 'light' | 'dark' | 'system'): string => {
  const colorMode = {
    disableSwitch: false,
    defaultMode: defaultMode === 'system' ? 'light' : defaultMode,
    respectPrefersColorScheme: defaultMode === 'system',
  } as const;
  return [
    getThemeInlineScript({ colorMode, siteStorage }),
    readAttributes,
    getAnnouncementBarInlineScript({ siteStorage }),
  ].join('');
};

function createPage(stored: Record<string, string> | undefined, search: string) {
  const items = new Map(Object.entries(stored ?? {}));
  const attributes: Record<string, string> = {};
  const page = {
    location: { search },
    URLSearchParams,
    matchMedia: () => ({ matches: true }),
    localStorage: stored && {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => items.delete(key),
    },
    document: {
      documentElement: {
        setAttribute(name: string, value: unknown) {
          if (!/^[\w-]+$/.test(name)) throw new Error('no name of an attribute');
          attributes[name] = String(value);
        },
      },
    },
  };
  return { page: { ...page, window: page }, attributes, items };
}

function choose(stored: Record<string, string> | undefined, search = '', defaultMode = 'light') {
  const { page, attributes, items } = createPage(stored, search);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  setChoices('new', defaultMode);
  return { attributes, left: [...items.keys()] };
}

afterEach(() => void vi.unstubAllGlobals());

const id = 'docusaurus.announcement.id';
const dismiss = 'docusaurus.announcement.dismiss';

describe('setChoices', () => {
  it.each([
    ['nothing is stored', {}, ''],
    ['storage is forbidden', undefined, ''],
    ['dark was chosen', { theme: 'dark' }, ''],
    ['the system was chosen', { theme: 'system' }, ''],
    ['the address asks for a color', { theme: 'dark' }, '?docusaurus-theme=light'],
    ['the announcement was closed', { [id]: 'new', [dismiss]: 'true' }, ''],
    ['the announcement was not closed', { [id]: 'new', [dismiss]: 'false' }, ''],
    [
      'the address asks for attributes',
      {},
      '?docusaurus-data-mode=embed&a=b&docusaurus-data-mine=4%202&docusaurus-data-%22=1&docusaurus-data-x=1',
    ],
  ])('sets the same attributes as the scripts of the theme when %s', (_where, stored, search) => {
    const theirs = createPage(stored, search);
    runInNewContext(scriptOfTheme('light'), theirs.page);
    expect(choose(stored, search).attributes).toEqual(theirs.attributes);
    expect(Object.keys(theirs.attributes).length).toBeGreaterThan(2);
  });

  it.each(['dark', 'system'] as const)(
    'sets the same color mode as the script of the theme when the default is %s',
    (defaultMode) => {
      const theirs = createPage({}, '');
      runInNewContext(scriptOfTheme(defaultMode), theirs.page);
      expect(choose({}, '', defaultMode).attributes).toEqual(theirs.attributes);
    },
  );

  it.each(['"><script>', 'darker', 'Light'])(
    'falls back to light for the stored theme %j and removes it',
    (theme) => {
      const { attributes, left } = choose({ theme });
      expect(attributes['data-theme']).toBe('light');
      expect(left).toEqual([]);
    },
  );

  it('shows an announcement when another one was closed', () => {
    const { attributes, left } = choose({ [id]: 'old', [dismiss]: 'true' });
    expect(attributes['data-announcement-bar-initially-dismissed']).toBe('false');
    expect(left).toEqual([id]);
  });
});
