import { findViolations } from '../findViolations';
import { openPage } from '../openPage';
import { expect } from '../test';
import { finding, path, test } from './deviceCheck';

/** Removes a feature from the page's browser, before its first script. */
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

/** Optional features: listed, but not counted. */
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

test('the check requests nothing until started, then lists what works and copies a report', async ({
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
  await expect(finding(page, 'secureContext')).toContainText('정상');
  await expect(finding(page, 'audioWorklet')).toContainText('정상');
  await expect(finding(page, 'sound')).toContainText('running');
  await expect(finding(page, 'permission')).toContainText('확인 전');
  const summary = page.getByRole('status').filter({ hasText: '필수 항목이 모두 정상입니다.' });
  await expect(summary).toHaveText('마이크는 확인 전입니다. 그 밖의 필수 항목이 모두 정상입니다.');
  expect(await asked()).toEqual(['sound']);
  expect(await findViolations(page, 'article')).toEqual([]);

  await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '마이크 시험하기' }).click();
  await expect(finding(page, 'permission')).toHaveAttribute('data-status', 'works');
  await expect(summary).toHaveText('필수 항목이 모두 정상입니다.');
  expect(await asked()).toEqual(['sound', 'microphone', 'sound']);

  await page.getByRole('button', { name: '보고서 복사하기' }).click();
  await expect(page.getByText('복사했습니다.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('product-sdk 0.1.0');
  expect(report).toContain(await page.evaluate(() => navigator.userAgent));
  expect(report).toContain('- 마이크: 정상 (granted');
});

test('every missing feature links to its fix, and only required ones are counted', async ({
  page,
}) => {
  for (const take of Object.values(without)) await page.addInitScript(take);
  await openPage(page, `/en${path}`);
  await page.getByRole('button', { name: 'Check this device' }).click();
  for (const [check, to] of Object.entries(fixes)) {
    await expect(finding(page, check), check).toContainText(
      optional.includes(check) ? 'Optional' : "Doesn't work",
    );
    await expect(finding(page, check).getByRole('link')).toHaveAttribute('href', `/en${to}`);
  }
  await expect(page.getByText('Not working: 5')).toBeVisible();
});
