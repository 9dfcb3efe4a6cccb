import type { Browser } from './Browser';

const patienceMs = 60_000;
const pauseMs = 100;

/** A reader's actions on a page, by visible names. */
export class Reader {
  readonly #browser: Browser;
  readonly #site: string;

  constructor(browser: Browser, site: string) {
    this.#browser = browser;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#browser.evaluate('(window.isLastPage = true)');
    await this.#browser.goto(new URL(path, this.#site).href);
    // WebKit's driver may answer before the previous page is gone.
    await this.sees(`!window.isLastPage && document.readyState === 'complete'`);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#browser.resize(width, height);
  }

  /**
   * Waits until an expression in the page is true.
   *
   * @throws after a minute, with the text of the page
   */
  async sees(expression: string): Promise<void> {
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      // A page that is being navigated does not respond.
      if (await this.#browser.evaluate(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    const shown = await this.#browser.evaluate(
      `location.href + '\\n' + document.body.innerText.slice(0, 600)`,
    );
    throw new Error(`Never true: ${expression}\n${String(shown)}`);
  }

  /** Clicks the element of a selector, once it is visible. */
  async press(selector: string): Promise<void> {
    const found = `document.querySelector(${JSON.stringify(selector)})`;
    await this.sees(`${found}?.checkVisibility({ visibilityProperty: true })`);
    const place = (await this.#browser.evaluate(`(async () => {
      const element = ${found};
      // Waits until its position is stable: windows resize, the navbar hides, menus slide in.
      for (let last; ; ) {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 300));
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = [left, top, innerWidth, innerHeight].join();
        if (place === last) return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        last = place;
      }
    })()`)) as { x: number; y: number };
    await this.#browser.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...place, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types a text or presses a WebDriver key. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }
}
