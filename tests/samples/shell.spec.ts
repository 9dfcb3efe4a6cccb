import { expect } from '@playwright/test';
import { listSamplesToVerify, type SampleToVerify } from './harness/listSamplesToVerify';
import { markRun } from './harness/markRun';
import { alignLines } from './harness/matchLines';
import { pageUses } from './harness/pageUses';
import { performStep } from './harness/performStep';
import { servedText } from './harness/servedText';
import { ShellSession } from './harness/ShellSession';
import { test } from './harness/test';

const samples = new Map(listSamplesToVerify().map((sample) => [sample.name, sample]));

/** The samples of a page that a terminal needs, preceded by those of other pages it builds on. */
function inOrder(names: readonly string[]): SampleToVerify[] {
  return names.flatMap((name) => {
    const sample = samples.get(name);
    if (!sample || (sample.by !== 'shell' && !sample.expectation.saves)) return [];
    return [...inOrder(sample.expectation.after ?? []), sample];
  });
}

const pages = pageUses()
  .map(({ page, uses }) => ({ page, names: new Set(uses.map(({ name }) => name)) }))
  .map(({ page, names }) => ({ page, steps: inOrder([...names]) }))
  .filter(({ steps }) => steps.some(({ by }) => by === 'shell'));

for (const { page: file, steps } of pages) {
  test(`the commands of ${file} work in the given order`, async ({ page, agentPort }) => {
    test.setTimeout(180_000);
    const named = steps.flatMap(({ expectation }) => expectation.background ?? []);
    const session = await ShellSession.open(named);
    agentPort.pointAt(session.realPort(8787));
    try {
      for (const { name, by, expectation } of steps) {
        const { saves, background, logs, steps: actions = [] } = expectation;
        const text = servedText(name);
        if (saves) await session.save(saves, text);
        if (by !== 'shell') continue;
        if (background) await session.runInBackground(text, background);
        else {
          const lines = await session.run(text);
          if (logs) expect(alignLines(lines, logs), name).toEqual(logs);
        }
        if (background && actions.length) {
          await page.goto(`http://localhost:${session.realPort(background)}/`);
          for (const action of actions) await performStep(page, action);
        }
        markRun([name]);
      }
    } finally {
      await session.close();
    }
  });
}
