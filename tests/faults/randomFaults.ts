import type { Page } from '@playwright/test';
import { createRandom } from '../fuzz/random';
import { assetFaults, assets, breakAssets } from './assetFaults';
import { storageFaults } from './storageFaults';

interface Step {
  name: string;
  take(page: Page): Promise<unknown>;
}

const links = ['introduction', 'api/connect', 'usage/react', 'troubleshooting', 'authentication'];

const quickly = { timeout: 2_000 };
// A machine that runs a thousand of these is busy.
const patience = { timeout: 20_000 };

/** A reader's actions, each where it is possible. */
const steps: readonly Step[] = [
  ...links.map((path) => ({
    name: `go to ${path}`,
    take: (page: Page) => page.locator(`aside a[href$="/docs/${path}/"]`).first().click(quickly),
  })),
  { name: 'press a key', take: (page) => page.keyboard.press('Shift') },
  {
    name: 'go back',
    async take(page) {
      // Before the first page there is nothing to break, so this may only come after it.
      if (await page.evaluate(() => window.navigation.canGoBack)) await page.goBack(quickly);
    },
  },
  { name: 'go forward', take: (page) => page.goForward(quickly) },
  { name: 'load again', take: (page) => page.reload({ waitUntil: 'commit' }) },
  {
    name: 'switch the color',
    take: (page) => page.locator('.color-mode').first().click(quickly),
  },
  {
    name: 'search',
    async take(page) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('마이크', quickly);
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'switch the language',
    take: (page) =>
      page.evaluate(() =>
        document.querySelector<HTMLElement>('a[lang="en"],a[lang="ko"]')?.click(),
      ),
  },
];

export interface RandomRun {
  /** What was broken and done, in order, for the failure message. */
  told: string[];
  /** How often the page was reloaded. */
  loads: number;
}

/**
 * Breaks one to three things and goes on a journey, all determined by the seed. After each step the
 * page must show content, and a way on.
 *
 * @throws with everything that was broken and done, when it does not
 */
export async function runRandomFaults(page: Page, seed: number): Promise<RandomRun> {
  const random = createRandom(seed);
  const told = [`seed ${seed}`];
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (let broken = random.integer(3) + 1; broken > 0; broken -= 1) {
    if (random.once(4)) {
      const name = random.pick(Object.keys(storageFaults));
      told.push(`storage ${name}`);
      await storageFaults[name]?.(page);
    } else {
      const [asset, fault] = [
        random.pick(Object.keys(assets)),
        random.pick(Object.keys(assetFaults)),
      ];
      told.push(`${asset} ${fault}`);
      await breakAssets(page, asset, fault);
    }
  }
  await page.goto(random.pick(['/', '/docs/introduction/', '/en/docs/api/connect/']), {
    waitUntil: 'commit',
  });
  for (let left = 4 + random.integer(3); left >= 0; left -= 1) {
    // The final check is of the state after the last step.
    const way = page.locator('a[href]:visible, button:visible');
    await way
      .first()
      .waitFor(patience)
      .catch((cause: unknown) => {
        throw new Error(`No way on after: ${told.join('; ')}`, { cause });
      });
    const text = await page.locator('body').innerText();
    if (text.trim().length < 40) throw new Error(`A blank page after: ${told.join('; ')}`);
    if (left === 0) break;
    const step = random.pick(steps);
    told.push(step.name);
    // A step that is not possible here is skipped.
    await step.take(page).catch(() => undefined);
  }
  return { told, loads };
}
