import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import type { DeferredHydrationOptions } from './options';
import { deferredHydration } from './plugin';

const start = (siteStorage: LoadContext['siteStorage']) =>
  deferredHydration({ siteStorage } as LoadContext, {} as DeferredHydrationOptions);

it.each([
  { type: 'localStorage', namespace: '-a1b' },
  { type: 'sessionStorage', namespace: '' },
] as const)('throws when the theme uses another storage: %j', (siteStorage) => {
  expect(() => start(siteStorage)).toThrow(
    `${siteStorage.type} under "theme${siteStorage.namespace}"`,
  );
});

it('accepts the default storage of the theme', () => {
  expect(start({ type: 'localStorage', namespace: '' }).name).toBe('deferred-hydration');
});
