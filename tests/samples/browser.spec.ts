import { expect, type ConsoleMessage } from '@playwright/test';
import { bundleForBrowser } from './harness/bundle';
import {
  faultOf,
  listSamplesToVerify,
  listTranslatedSamples,
  samplesAmong,
  type SampleToVerify,
} from './harness/listSamplesToVerify';
import { markRun } from './harness/markRun';
import { alignLines } from './harness/matchLines';
import { performStep } from './harness/performStep';
import { servedText } from './harness/servedText';
import { startSampleHost } from './harness/startSampleHost';
import { test } from './harness/test';

interface Content {
  page?: string;
  code?: string;
  /** The samples that it runs. */
  names: string[];
}

/** What the host serves for a sample: the page or the module. */
async function contentOf({ name, entry, strings }: SampleToVerify): Promise<Content> {
  if (entry.endsWith('.html')) return { page: servedText(name), names: [name] };
  const { code, files } = await bundleForBrowser(entry, strings);
  return { code, names: samplesAmong(files) };
}

const samples = [...listSamplesToVerify(), ...listTranslatedSamples()];

for (const sample of samples.filter(({ by }) => by === 'browser')) {
  const { name, title, expectation } = sample;
  test(`${title} meets its expectation`, async ({ page, agentWith }) => {
    const { names, ...content } = await contentOf(sample);
    markRun(names);
    const agent = await agentWith(faultOf(expectation));
    const host = await startSampleHost({ ...content, agent });
    const printed: string[] = [];
    const complaints: string[] = [];
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      else if (message.type() === 'log') printed.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    let ended: { code?: string; message?: string } | undefined;
    await page.exposeFunction('sampleEnded', (outcome: typeof ended) => {
      ended = outcome;
    });
    await page.goto(host.url);
    for (const step of expectation.steps ?? []) await performStep(page, step);
    if (!name.endsWith('.html')) {
      await expect.poll(() => ended, { message: 'the sample finishes' }).toBeDefined();
    }
    expect(expectation.throws ? ended?.code : ended?.message).toBe(expectation.throws);
    const { logs } = expectation;
    if (logs) await expect.poll(() => alignLines(printed, logs)).toEqual(logs);
    await page.close();
    if (logs) expect(alignLines(printed, logs), 'the sample prints nothing else').toEqual(logs);
    expect(complaints, 'the console has no errors or warnings').toEqual([]);
    await host.close();
  });
}
