// Loaded before every program of a build: adds to the file named by USAGE what it used of the machine.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = {
      processorMs: (userCPUTime + systemCPUTime) / 1_000,
      peakBytes: maxRSS * 1_024,
    };
    appendFileSync(process.env.USAGE ?? 'usage.jsonl', `${JSON.stringify(usage)}\n`);
  });
}
