import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved. */
  elements: string[];
}

interface Watching {
  shifts: Shift[];
  takeRest(): void;
}

/** Records layout shifts from now on. Returns a function that lists those since the page opened. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node?: Node }[];
        };
        const elements = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName),
        );
        shifts.push({ value, elements });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts, takeRest: () => note(observer.takeRecords()) });
  });
  return () =>
    page.evaluate(() => {
      const { shifts, takeRest } = window as unknown as Watching;
      takeRest();
      return shifts;
    });
}
