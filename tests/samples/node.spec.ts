import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { bundleForNode } from './harness/bundle';
import { findFreePort } from '../../scripts/serve/ports';
import { isListening } from './harness/isListening';
import {
  faultOf,
  listSamplesToVerify,
  listTranslatedSamples,
  samplesAmong,
} from './harness/listSamplesToVerify';
import { markRun } from './harness/markRun';
import { alignLines } from './harness/matchLines';
import { Process } from './harness/Process';
import { sampleEnvironment } from './harness/sampleEnvironment';
import { test } from './harness/test';

// Before version 22, Node has WebSocket behind this flag only.
const flags = 'WebSocket' in globalThis ? [] : ['--experimental-websocket', '--no-warnings'];

const samples = [...listSamplesToVerify(), ...listTranslatedSamples()];

for (const sample of samples.filter(({ by }) => by === 'node')) {
  const { name, title, entry, expectation, strings } = sample;
  const { logs = [], serves, answers = [] } = expectation;
  test(`${title} meets its expectation in Node`, async ({ agentWith }) => {
    const agent = await agentWith(faultOf(expectation));
    const port = await findFreePort();
    const folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
    const file = path.join(folder, 'sample.mjs');
    const { code, files } = await bundleForNode(entry, strings);
    markRun(samplesAmong(files));
    await writeFile(file, code);
    const env = sampleEnvironment(
      { 8787: agent.port, ...(serves && { [serves]: port }) },
      agent.apiKey,
    );
    const run = new Process(process.execPath, [...flags, file], { cwd: folder, env });
    try {
      if (serves) await expect.poll(() => isListening(port)).toBe(true);
      else expect(await run.exit, run.errors).toBe(0);
      for (const { method, path: asked, status, body } of answers) {
        const answer = await fetch(`http://localhost:${port}${asked}`, { method });
        expect(answer.status).toBe(status);
        if (body) expect(alignLines([await answer.text()], [body])).toEqual([body]);
      }
      // The output of a test runner differs between versions of Node.
      if (!name.endsWith('.test.js'))
        await expect.poll(() => alignLines(run.lines, logs), run.errors).toEqual(logs);
      expect(run.errors).toBe('');
    } finally {
      await run.stop();
      await rm(folder, { recursive: true });
    }
  });
}
