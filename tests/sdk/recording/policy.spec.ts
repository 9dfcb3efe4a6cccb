import { expect } from '@playwright/test';
import { testWith } from '../harness/browser';
import { placeOf } from '../harness/placeOf';
import { allowMicrophone, fakeMicrophone } from '../harness/switches';

const test = testWith(fakeMicrophone, allowMicrophone);

const policy = (script: string) => ({
  'content-security-policy': `default-src 'none'; script-src ${script}; connect-src *; img-src data:`,
});

test('recording works under a content policy without eval, blob: and inline scripts', async ({
  page,
  serve,
  startAgent,
}) => {
  await page.goto((await serve({ headers: policy("'self'") })).url);
  const level = await page.evaluate(
    async (at) => {
      const agent = window.agentAt(at);
      await agent.actions.connect();
      const loud = new Promise<number>((resolve) =>
        agent.on('recording-level', ({ level: now }) => now > 0.01 && resolve(now)),
      );
      await agent.actions.startRecording();
      return loud;
    },
    placeOf(await startAgent()),
  );
  expect(level).toBeGreaterThan(0.01);
});

test('recording rejects when the worklet cannot be loaded', async ({ page, serve, startAgent }) => {
  await page.goto((await serve({ headers: policy("'self'") })).url);
  const code = await page.evaluate(
    async (at) => {
      const agent = window.agentAt(at, { workletUrl: 'blob:nowhere' });
      await agent.actions.connect();
      return window.codeOf(agent.actions.startRecording());
    },
    placeOf(await startAgent()),
  );
  expect(code).toBe('recording-unsupported');
});

test('a missing worklet file is replaced by a blob:, unless workletUrl is given', async ({
  page,
  serve,
  startAgent,
}) => {
  const without = '/sdk/product-sdk.worklet.js';
  const place = placeOf(await startAgent());
  await page.goto((await serve({ without })).url);
  const record = (workletUrl?: string) =>
    page.evaluate(
      async ({ at, address }) => {
        const agent = window.agentAt(at, { workletUrl: address });
        await agent.actions.connect();
        return window.codeOf(agent.actions.startRecording());
      },
      { at: place, address: workletUrl },
    );
  expect(await record()).toBeUndefined();
  // If an address is given, no other is tried.
  expect(await record(without)).toBe('recording-unsupported');
});
