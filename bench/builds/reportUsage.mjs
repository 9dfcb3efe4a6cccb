// Loaded before a program: writes what the program used of the machine to the file named by USAGE.
import { writeFileSync } from 'node:fs';

const start = performance.now();
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = {
    wallMs: performance.now() - start,
    processorMs: (userCPUTime + systemCPUTime) / 1_000,
    peakBytes: maxRSS * 1_024,
  };
  writeFileSync(process.env.USAGE ?? 'usage.json', JSON.stringify(usage));
});
