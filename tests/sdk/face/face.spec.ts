import { expect, type Page } from '@playwright/test';
import { mouthShapes } from 'product-sdk/protocol';
import { states } from 'product-sdk/reference';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowSound } from '../harness/switches';

const test = testWith(allowSound);

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  'img-src data:',
  'connect-src ws: http:',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The page's errors and warnings. */
let complaints: string[] = [];

test.beforeEach(async ({ page, serve }) => {
  complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const headers = { 'content-security-policy': policy };
  await page.goto((await serve({ entry: 'face/page.ts', headers })).url);
});

test.afterEach(() => expect(complaints).toEqual([]));

const drawing = (page: Page) => page.locator('svg').innerHTML();

test('a still face has an expression per state, does not move its mouth, and uses no timers', async ({
  page,
}) => {
  const drawn = await page.evaluate((all) => {
    const face = window.makeFace({ still: true });
    const svg = document.querySelector('svg');
    return all.map((state) => {
      face.setState(state);
      const before = svg?.innerHTML;
      face.setMouth('open');
      face.setLevel(1);
      return { state: svg?.dataset.state, before, after: svg?.innerHTML };
    });
  }, states);
  expect(drawn.map(({ state }) => state)).toEqual(states);
  expect(new Set(drawn.map(({ before }) => before)).size).toBe(states.length);
  for (const { before, after } of drawn) expect(after).toBe(before);
  await expect(page.locator('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(await page.evaluate(() => window.countWaits())).toBe(0);
});

test('a face draws every mouth shape, and resets when it stops speaking', async ({ page }) => {
  const drawn = await page.evaluate(async (shapes) => {
    const face = window.makeFace();
    const lips = document.querySelector('[data-part=lips]');
    const seen: Record<string, string | null | undefined> = {};
    const keep = async (name: string) => {
      await window.settle();
      seen[name] = lips?.getAttribute('d');
    };
    face.setState('ready');
    await keep('ready');
    face.setState('speaking');
    for (const shape of shapes) {
      face.setMouth(shape);
      await keep(shape);
    }
    face.setState('ready');
    await keep('ready again');
    return seen;
  }, mouthShapes);
  const { ready, 'ready again': after, ...spoken } = drawn;
  expect(new Set(Object.values(spoken)).size).toBe(mouthShapes.length);
  expect(after).toBe(ready);
});

test('a face nods as it speaks, and what it says shows its emotion', async ({ page }) => {
  const drawn = await page.evaluate(async () => {
    const face = window.makeFace();
    const head = document.querySelector('svg g g g');
    const seen: { lowered: number; lips: string | null | undefined }[] = [];
    face.setState('speaking');
    for (const [emotion, shape] of [
      ['calm', 'rest'],
      ['calm', 'open'],
      ['sorry', 'open'],
    ] as const) {
      face.setEmotion(emotion);
      face.setMouth(shape);
      await window.settle();
      const lips = document.querySelector('[data-part=lips]')?.getAttribute('d');
      const [, y] = head?.getAttribute('transform')?.match(/ (\S+)\)/) ?? [];
      seen.push({ lowered: Number(y), lips });
    }
    return seen;
  });
  const [rest, calm, sorry] = drawn;
  expect(calm?.lowered).toBeGreaterThan(Number(rest?.lowered) + 0.5);
  expect(sorry?.lips).not.toBe(calm?.lips);
});

test('a face becomes still when the system starts to prefer reduced motion', async ({ page }) => {
  const face = await page.evaluateHandle(() => window.makeFace());
  expect(await page.evaluate(() => window.countWaits())).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(() => window.countWaits())).toBe(0);
  const before = await drawing(page);
  await face.evaluate((it) => it.setMouth('open'));
  expect(await drawing(page)).toBe(before);
});

/** The transform of each part of the head. */
const turned = (page: Page) =>
  page
    .locator('svg g')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('transform')).join());

test('a face keeps moving in the ready state', async ({ page }) => {
  await page.evaluate(() => window.makeFace().setState('ready'));
  const before = await turned(page);
  await expect.poll(() => turned(page)).not.toBe(before);
});

test('a face follows the pointer with followPointer, unless it is still', async ({ page }) => {
  const bodyBox = { width: 600, height: 600 };
  await page.setViewportSize(bodyBox);
  const eyesAt = async (x: number) => {
    await page.mouse.move(x, 300);
    await page.evaluate(() => window.settle());
    const iris = page.locator('svg g[clip-path*=eye] ellipse').first();
    return Number(await iris.getAttribute('cx'));
  };
  const face = await page.evaluateHandle(() => window.makeFace({ followPointer: true }));
  await expect.poll(async () => (await eyesAt(590)) - (await eyesAt(10))).toBeGreaterThan(1);
  await face.evaluate((it) => it.stop());
  await page.evaluate(() => window.makeFace({ followPointer: true, still: true }));
  expect(await eyesAt(590)).toBe(await eyesAt(10));
});

test('a face moves its mouth with the marks of real speech, and cleans up when stopped', async ({
  page,
  startAgent,
}) => {
  const place = placeOf(await startAgent());
  const text = '안녕하세요. 오늘은 무엇을 도와드릴까요? Map.';
  const seen = new Set<string>();
  // A busy machine draws few frames of one speech.
  await expect(async () => {
    const marks = await page.evaluate(([at, said]) => window.sayWithFace(at, said), [
      place,
      text,
    ] as const);
    for (const { lips } of marks) seen.add(lips);
    expect(seen.size).toBeGreaterThan(3);
  }).toPass();
  await expect(page.locator('svg')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.countWaits())).toBe(0);
});

test('a face is drawn still without matchMedia and requestAnimationFrame', async ({ page }) => {
  const drawn = await page.evaluate(() => {
    // jsdom, in which components are tested.
    Object.assign(window, {
      matchMedia: undefined,
      requestAnimationFrame: undefined,
      cancelAnimationFrame: undefined,
    });
    const face = window.makeFace();
    face.setState('speaking');
    const waits = window.countWaits();
    const state = document.querySelector('svg')?.dataset.state;
    face.stop();
    return { state, waits, left: document.querySelectorAll('svg').length };
  });
  expect(drawn).toEqual({ state: 'speaking', waits: 0, left: 0 });
});
