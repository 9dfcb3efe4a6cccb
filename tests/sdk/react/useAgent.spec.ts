import { expect, type Page } from '@playwright/test';
import type { LogEvent, NodeAgentOptions } from 'product-agent';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';

interface Scene {
  /** The sessions in the agent's log. */
  sessions: LogEvent[];
  /** The page's console output and warnings. */
  output: string[];
}

const test = testWith().extend<{
  open(scene: string, options?: NodeAgentOptions): Promise<Scene>;
}>({
  open: async ({ page, serve, startAgent }, provide) => {
    await provide(async (scene, options) => {
      const sessions: LogEvent[] = [];
      const log = (event: LogEvent): void => {
        if (event.startsWith('session-')) sessions.push(event);
      };
      const output: string[] = [];
      page.on('console', (message) => {
        // React logs a hint about its developer tools in development builds.
        if (!message.text().includes('React DevTools')) output.push(message.text());
      });
      page.on('pageerror', (error) => output.push(`uncaught ${String(error)}`));
      const place = placeOf(await startAgent({ ...options, log }));
      const { url } = await serve({ entry: 'react/page.tsx', bundled: true });
      await page.goto(`${url}#${encodeURIComponent(JSON.stringify({ place, scene }))}`);
      return { sessions, output };
    });
  },
});

const state = (page: Page) => page.locator('output');

test('useAgent opens one session under StrictMode, and returns the conversation', async ({
  page,
  open,
}) => {
  const { sessions, output } = await open('strict');
  await expect(state(page)).toHaveText('ready');
  await page.getByRole('button', { name: 'send' }).click();
  await expect(page.getByRole('listitem')).toHaveText(['user complete', 'agent complete']);
  // Both runs of the effect wait for the same session.
  expect(output).toEqual(['connected ko', 'connected ko']);
  expect(sessions).toEqual(['session-open']);
});

test('an effect that depends on the result of useAgent connects once', async ({ page, open }) => {
  const { sessions, output } = await open('whole');
  await expect(state(page)).toHaveText('ready');
  await page.getByRole('button', { name: 'send' }).click();
  await expect(page.getByRole('paragraph')).not.toBeEmpty();
  await expect(state(page)).toHaveText('ready');
  expect(output).toEqual([]);
  // StrictMode runs the effect, its cleanup and the effect again, and nothing more.
  expect(sessions).toEqual(['session-open']);
});

test('useAgent returns every part of a reply as it arrives', async ({ page, open }) => {
  const parts = ['하나', ' 둘', ' 셋'];
  await open('whole', {
    async *reply(_text, { signal }) {
      for (const part of parts) {
        yield part;
        // The next part is sent only after this one was seen, or never.
        await expect(page.getByRole('paragraph')).toContainText(part.trim());
        if (signal.aborted) return;
      }
    },
  });
  await expect(state(page)).toHaveText('ready');
  await page.getByRole('button', { name: 'send' }).click();
  await expect(page.getByRole('paragraph')).toHaveText(parts.join(''));
});

test('useAgent calls the getToken of the latest render', async ({ page, open }) => {
  const { output } = await open('signIn');
  await page.getByRole('button', { name: 'sign in' }).click();
  await page.getByRole('button', { name: 'connect' }).click();
  await expect(state(page)).toHaveText('ready');
  expect(output).toEqual(['token for second']);
});

test('useAgent runs the tools of the latest render in the same session', async ({ page, open }) => {
  const { sessions } = await open('tools');
  await expect(state(page)).toHaveText('ready');
  await page.getByRole('button', { name: 'sign in' }).click();
  await page.getByRole('button', { name: 'send' }).click();
  await expect(page.getByRole('paragraph')).toContainText('second');
  expect(sessions).toEqual(['session-open']);
});

test('useAgent reports tools and context that cannot be serialized to JSON', async ({
  page,
  open,
}) => {
  const { output } = await open('circular');
  await page.getByRole('button', { name: 'connect' }).click();
  await expect.poll(() => output.join()).toContain('invalid-options: tools must be at most');
  await page.getByRole('button', { name: 'tell' }).click();
  await expect.poll(() => output.join()).toContain('invalid-options: context must be an object');
});

test('useAgent closes the session when its component unmounts', async ({ page, open }) => {
  const { sessions } = await open('strict');
  await expect(state(page)).toHaveText('ready');
  await page.getByRole('button', { name: 'leave' }).click();
  await expect.poll(() => sessions).toEqual(['session-open', 'session-close']);
});

test('useAgent stops connecting when its component unmounts', async ({ page, open }) => {
  const { sessions, output } = await open('strict', { faults: ['connect-timeout'] });
  await expect(state(page)).toHaveText('connecting');
  await page.getByRole('button', { name: 'leave' }).click();
  await expect.poll(() => output).toEqual(['aborted', 'aborted']);
  expect(sessions).toEqual([]);
});

test('useAgent opens another session when its settings change', async ({ page, open }) => {
  const { sessions, output } = await open('strict');
  await expect(state(page)).toHaveText('ready');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => output).toContain('connected en');
  await expect
    .poll(() => [...sessions].sort())
    .toEqual(['session-close', 'session-open', 'session-open']);
});

test('useAgent connects once, after a suspended sibling has resolved', async ({ page, open }) => {
  const { sessions } = await open('suspended');
  await expect(page.getByText('waiting')).toBeVisible();
  expect(sessions).toEqual([]);
  await page.getByRole('button', { name: 'arrive' }).click();
  await expect(state(page)).toHaveText('ready');
  expect(sessions).toEqual(['session-open']);
});

test('useAgent hydrates server-rendered markup without warnings', async ({ page, open }) => {
  const { output } = await open('hydrate');
  await expect(state(page)).toHaveText('ready');
  expect(output).toEqual(['connected ko']);
});

test('AgentFace shows the state and emotion of its agent, and is removed on unmount', async ({
  page,
  open,
}) => {
  const { output } = await open('faced', {
    reply(_text, { setEmotion }) {
      setEmotion('sorry');
      return 'Sorry.';
    },
  });
  const face = page.locator('.face svg');
  await expect(face).toHaveAttribute('data-state', 'idle');
  await expect(page.locator('.face')).toHaveCSS('--face-hair', 'red');
  await page.getByRole('button', { name: 'send' }).click();
  await expect(face).toHaveAttribute('data-state', 'ready');
  await expect(face).toHaveAttribute('data-emotion', 'sorry');
  // Another option makes a new face, in the agent's state.
  await page.getByRole('button', { name: 'still' }).click();
  await expect(face).toHaveAttribute('data-state', 'ready');
  await page.getByRole('button', { name: 'leave' }).click();
  await expect(page.locator('svg')).toHaveCount(0);
  expect(output).toEqual([]);
});
