import type { Page } from '@playwright/test';

/** The focused element after a press of Tab. */
export interface FocusStop {
  /** Its index among all elements of the page; -1 without focus. */
  place: number;
  name: string;
  /** What is wrong with it for keyboard users. */
  faults: string[];
}

export interface Walk {
  stops: FocusStop[];
  /** The focusable elements, by index. */
  controls: { place: number; name: string }[];
}

declare global {
  interface Window {
    focusStops: FocusStop[];
    /** Focuses an element again, and checks it after pending changes around it are rendered. */
    lookAgain: (stop: FocusStop) => Promise<void>;
  }
}

/** Records the focus after each press, when the page has scrolled there. */
async function watchFocus(page: Page): Promise<Walk['controls']> {
  return page.evaluate(() => {
    const everything = [...document.querySelectorAll('*')];
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
    /** Whether the scroll container of an element shows its outline on both sides. */
    const isWhole = (element: Element, from: number, to: number): boolean => {
      const around = element.parentElement;
      if (!around || around === document.body) return true;
      const { left, right } = around.getBoundingClientRect();
      const isHeld = from >= left - 1 && to <= right + 1;
      return (
        (isHeld || getComputedStyle(around).overflowX === 'visible') && isWhole(around, from, to)
      );
    };
    const findFaults = (element: Element): string[] => {
      const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element);
      const { left, top, right, bottom } = element.getClientRects()[0] ?? new DOMRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const there = document.elementFromPoint(x, y);
      const isSeen = element.contains(there);
      const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      const edge = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      return [
        ...(isMarked ? [] : ['has no outline']),
        ...(isSeen ? [] : ['is covered']),
        ...(isWhole(element, left - edge, right + edge) ? [] : ['is cut off']),
      ];
    };
    window.focusStops = [];
    window.lookAgain = async (stop) => {
      const element = everything[stop.place];
      if (!(element instanceof HTMLElement)) return;
      element.focus();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      stop.faults = findFaults(element);
    };
    addEventListener('keyup', ({ key }) => {
      const element = document.activeElement;
      if (key !== 'Tab') return;
      const isPage = !element || element === document.body;
      window.focusStops.push({
        place: isPage ? -1 : everything.indexOf(element),
        name: isPage ? 'nothing' : nameOf(element),
        faults: isPage ? [] : findFaults(element),
      });
    });
    return everything.flatMap((element, place) =>
      element instanceof HTMLElement &&
      element.matches('a[href],button:enabled,input,select,textarea,summary,[tabindex]') &&
      // Tab reaches one radio button of a group; the arrow keys reach the others.
      !element.matches('[type=radio]:not(:checked)') &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true })
        ? { place, name: nameOf(element) }
        : [],
    );
  });
}

/** Presses Tab from the top of a page to its end; returns where the focus was. */
export async function walkByTab(page: Page): Promise<Walk> {
  const controls = await watchFocus(page);
  for (let presses = controls.length + 5; presses > 0; presses -= 1) {
    await page.keyboard.press('Tab');
  }
  // A key may be pressed while blocks above are not laid out yet, so positions are not final.
  const all = await page.evaluate(async () => {
    for (const stop of window.focusStops) if (stop.faults.length) await window.lookAgain(stop);
    return window.focusStops;
  });
  const first = all[0]?.place;
  const end = all.findIndex(({ place }, index) => place < 0 || (index > 0 && place === first));
  return { stops: end < 0 ? all : all.slice(0, end), controls };
}
