import type { Page } from '@playwright/test';
import { wholeBrowser } from '../../scripts/test/wholeBrowser';
import { findViolations } from './findViolations';
import { openPage } from './openPage';
import { fakeMicrophone } from '../sdk/room/switches';
import { expect, test as base } from './test';

const path = '/docs/webview-integration/';

/** A whole browser, which asks for permissions, with a microphone that beeps. */
const test = base.extend<object, object>({ launchOptions: wholeBrowser(fakeMicrophone) });

const finding = (page: Page, check: string) => page.locator(`[data-check="${check}"]`);

/** Takes something away from the page's browser, before its first script. */
const without: Record<string, () => void> = {
  microphone: () => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
  audioWorklet: () => Reflect.deleteProperty(window, 'AudioWorkletNode'),
  webSocket: () => Reflect.deleteProperty(window, 'WebSocket'),
  koreanVoice: () => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
  },
  secureContext: () => Object.defineProperty(window, 'isSecureContext', { value: false }),
  sound: () => Reflect.deleteProperty(window, 'AudioContext'),
  storage: () => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'device-check') throw new DOMException('', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  },
};

/** What nobody needs: it is told, and not counted. */
const optional = ['koreanVoice', 'storage'];

const fixes: Record<string, string> = {
  microphone: '/docs/environment-setup/#secure-context',
  audioWorklet: '/docs/environment-setup/#secure-context',
  webSocket: '/docs/environment-setup/#supported-environments',
  koreanVoice: '/docs/webview-integration/#android',
  secureContext: '/docs/environment-setup/#secure-context',
  sound: '/docs/environment-setup/#autoplay',
  storage: '/docs/webview-integration/#android',
};

test('the check loads and asks nothing before it is pressed, then tells what works', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (constraints) => {
      asked.push('microphone');
      return ask(constraints);
    };
    const { AudioContext: Sound } = window;
    window.AudioContext = class extends Sound {
      constructor() {
        super();
        asked.push('sound');
      }
    };
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await openPage(page, path);
  expect(await asked()).toEqual([]);
  const button = page.getByRole('button', { name: '이 기기 확인하기' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(finding(page, 'secureContext')).toContainText('됩니다');
  await expect(finding(page, 'audioWorklet')).toContainText('됩니다');
  await expect(finding(page, 'sound')).toContainText('running');
  await expect(finding(page, 'permission')).toContainText('아직 모릅니다');
  const summary = page.getByRole('status').filter({ hasText: '필요한 것은 모두 됩니다.' });
  await expect(summary).toHaveText(
    '마이크는 아직 시험하지 않았습니다. 그 밖에 필요한 것은 모두 됩니다.',
  );
  expect(await asked()).toEqual(['sound']);
  expect(await findViolations(page, 'article')).toEqual([]);

  await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '마이크 시험하기' }).click();
  await expect(finding(page, 'permission')).toHaveAttribute('data-status', 'works');
  await expect(summary).toHaveText('필요한 것은 모두 됩니다.');
  expect(await asked()).toEqual(['sound', 'microphone', 'sound']);

  await page.getByRole('button', { name: '보고서 복사하기' }).click();
  await expect(page.getByText('복사했습니다.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('product-sdk 0.1.0');
  expect(report).toContain(await page.evaluate(() => navigator.userAgent));
  expect(report).toContain('- 마이크: 됩니다 (granted');
});

test('whatever a device lacks is told with its fix, and only what it needs is counted', async ({
  page,
}) => {
  for (const take of Object.values(without)) await page.addInitScript(take);
  await openPage(page, `/en${path}`);
  await page.getByRole('button', { name: 'Check this device' }).click();
  for (const [check, to] of Object.entries(fixes)) {
    await expect(finding(page, check), check).toContainText(
      optional.includes(check) ? 'Not needed' : 'Does not work',
    );
    await expect(finding(page, check).getByRole('link')).toHaveAttribute('href', `/en${to}`);
  }
  await expect(page.getByText('Not working: 5')).toBeVisible();
});

for (const [name, to] of [
  ['NotAllowedError', 'microphone-denied'],
  ['NotFoundError', 'microphone-missing'],
  ['NotReadableError', 'microphone-busy'],
]) {
  test(`a microphone that fails with ${name} leads to ${to}`, async ({ page }) => {
    await page.addInitScript((refusal) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', refusal));
    }, name);
    await openPage(page, path);
    await page.getByRole('button', { name: '이 기기 확인하기' }).click();
    await page.getByRole('button', { name: '마이크 시험하기' }).click();
    const link = finding(page, 'permission').getByRole('link');
    await expect(link).toHaveAttribute('href', `/docs/troubleshooting/#${to}`);
    await expect(finding(page, 'permission')).toContainText(name ?? '');
  });
}

test('checking again lets go of the microphone, and what the trial would have found is not told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    // Each look at the microphone takes long, so that the trial is still under way.
    window.setTimeout = ((then: () => void, ms?: number) =>
      wait(then, ms === 50 ? 1_000 : ms)) as typeof setTimeout;
    navigator.mediaDevices.getUserMedia = () => {
      const { stream } = new AudioContext().createMediaStreamDestination();
      Object.assign(window, { track: stream.getTracks()[0] });
      return Promise.resolve(stream);
    };
  });
  await openPage(page, path);
  await page.getByRole('button', { name: '이 기기 확인하기' }).click();
  await page.getByRole('button', { name: '마이크 시험하기' }).click();
  await expect(finding(page, 'permission').getByRole('meter')).toBeVisible();
  await page.getByRole('button', { name: '다시 확인하기' }).click();
  const track = () =>
    page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState);
  await expect.poll(track).toBe('ended');
  await expect(finding(page, 'permission')).toHaveAttribute('data-status', 'unknown');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Gives the page a microphone that hums as loud as this, and counts how often it is looked at. */
  async function hum(page: Page, loudness: number): Promise<() => Promise<number>> {
    await page.addInitScript((gain) => {
      Object.assign(window, { looks: 0 });
      const wait = window.setTimeout;
      window.setTimeout = ((then: () => void, ms?: number) => {
        if (ms === 50) (window as unknown as { looks: number }).looks += 1;
        return wait(then, ms);
      }) as typeof setTimeout;
      navigator.mediaDevices.getUserMedia = () => {
        const context = new AudioContext();
        const to = context.createMediaStreamDestination();
        const volume = new GainNode(context, { gain });
        const tone = new OscillatorNode(context);
        tone.connect(volume).connect(to);
        tone.start();
        return Promise.resolve(to.stream);
      };
    }, loudness);
    return () => page.evaluate(() => (window as unknown as { looks: number }).looks);
  }

  async function tryIt(page: Page): Promise<void> {
    await openPage(page, path);
    await page.getByRole('button', { name: '이 기기 확인하기' }).click();
    await page.getByRole('button', { name: '마이크 시험하기' }).click();
  }

  test('what to do, how loud it is and what came of it are seen where it was pressed', async ({
    page,
  }) => {
    const looks = await hum(page, 0);
    await tryIt(page);
    const row = finding(page, 'permission');
    await expect(row.getByRole('status')).toHaveText('마이크에 대고 말해 보세요.');
    await expect(row.getByRole('status')).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('meter')).toBeInViewport({ ratio: 1 });
    await expect(row).toContainText('MODIFY_AUDIO_SETTINGS');
    await expect(row).toContainText('peak 0.000');
    await expect(row).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('button', { name: '마이크 시험하기' })).toBeInViewport();
    expect(await looks()).toBe(60);
    expect(await findViolations(page, 'article')).toEqual([]);
  });

  test('a voice that is heard ends it early', async ({ page }) => {
    const looks = await hum(page, 0.5);
    await tryIt(page);
    await expect(finding(page, 'permission').getByRole('status')).toHaveText('소리가 들어옵니다.');
    expect(await looks()).toBeLessThan(50);
  });
});
