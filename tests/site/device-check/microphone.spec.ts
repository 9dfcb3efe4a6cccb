import type { Page } from '@playwright/test';
import { findViolations } from '../findViolations';
import { expect } from '../test';
import { finding, test, tryMicrophone } from './deviceCheck';

for (const [name, to] of [
  ['NotAllowedError', 'microphone-denied'],
  ['NotFoundError', 'microphone-missing'],
  ['NotReadableError', 'microphone-busy'],
]) {
  test(`a microphone that fails with ${name} links to ${to}`, async ({ page }) => {
    await page.addInitScript((refusal) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', refusal));
    }, name);
    await tryMicrophone(page);
    const link = finding(page, 'permission').getByRole('link');
    await expect(link).toHaveAttribute('href', `/docs/troubleshooting/#${to}`);
    await expect(finding(page, 'permission')).toContainText(name ?? '');
  });
}

test('checking again releases the microphone and discards the result of the running trial', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    // Reading the level takes long, so that the test is still in progress.
    window.setTimeout = ((then: () => void, ms?: number, ...rest: unknown[]) =>
      wait(then, ms === 50 ? 1_000 : ms, ...rest)) as typeof setTimeout;
    navigator.mediaDevices.getUserMedia = () => {
      const { stream } = new AudioContext().createMediaStreamDestination();
      Object.assign(window, { track: stream.getTracks()[0] });
      return Promise.resolve(stream);
    };
  });
  await tryMicrophone(page);
  await expect(finding(page, 'permission').getByRole('meter')).toBeVisible();
  await page.getByRole('button', { name: '다시 확인하기' }).click();
  const track = () =>
    page.evaluate(() => (window as unknown as { track: MediaStreamTrack }).track.readyState);
  await expect.poll(track).toBe('ended');
  await expect(finding(page, 'permission')).toHaveAttribute('data-status', 'unknown');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Replaces the microphone with a hum of the given level, and counts how often it is read. */
  async function hum(page: Page, loudness: number): Promise<() => Promise<number>> {
    await page.addInitScript((gain) => {
      const wait = window.setTimeout;
      window.setTimeout = ((then: () => void, ms?: number, ...rest: unknown[]) => {
        if (ms === 50) (window as unknown as { looks: number }).looks += 1;
        return wait(then, ms, ...rest);
      }) as typeof setTimeout;
      navigator.mediaDevices.getUserMedia = () => {
        Object.assign(window, { looks: 0 });
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

  test('the instructions, the level meter and the result are in view beside the button', async ({
    page,
  }) => {
    const looks = await hum(page, 0);
    await tryMicrophone(page);
    const row = finding(page, 'permission');
    await expect(row.getByRole('status')).toHaveText('마이크에 대고 말해 보세요.');
    await expect(row.getByRole('status')).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole('meter')).toBeInViewport({ ratio: 1 });
    await expect(row).toContainText('녹음 중인 다른 앱을 닫으세요');
    await expect(row).toContainText('peak 0.000');
    await expect(row).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByRole('button', { name: '마이크 시험하기' })).toBeInViewport();
    expect(await looks()).toBe(60);
    expect(await findViolations(page, 'article')).toEqual([]);
  });

  test('the trial ends early when it hears sound', async ({ page }) => {
    const looks = await hum(page, 0.5);
    await tryMicrophone(page);
    await expect(finding(page, 'permission').getByRole('status')).toHaveText('소리가 입력됩니다.');
    expect(await looks()).toBeLessThan(50);
  });
});
