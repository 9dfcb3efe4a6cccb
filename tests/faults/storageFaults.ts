import type { Page } from '@playwright/test';

/** Every key that the site reads, and one of each kind that it writes. */
const keys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.platform',
  'search.recent.ko',
  'search.recent.en',
  'left-build',
  'edit:introduction/first-talk.ts',
];

const garbage = '"><script>alert(1)</script>{"a":[null';

/** Faults of a reader's storage. */
export const storageFaults: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is refused': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    }),
  'is full': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  'holds garbage and markup in every key': (page) =>
    page.addInitScript(
      ({ names, value }) => {
        for (const name of names) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      },
      { names: keys, value: garbage },
    ),
};
