import { percentile } from './agent-load/percentile.js';
import { runLoad } from './agent-load/runLoad.js';
import { startAgentProcess } from './agent-load/startAgentProcess.js';

const SESSIONS = 500;
const secondsWord = process.argv.find((word) => word.startsWith('--seconds='))?.split('=')[1];
const seconds = Number(secondsWord ?? 10);

const agent = await startAgentProcess();
const before = await agent.measureUsage();
let after = before;
const result = await runLoad(agent.address, SESSIONS, seconds, async () => {
  after = await agent.measureUsage();
});
agent.stop();

const processorMs = (after.processorMs - before.processorMs) / result.times.length;
const kilobytesEach = (bytes: number) => `${(bytes / SESSIONS / 1_024).toFixed(1)} KB`;
const milliseconds = (share: number) => `${percentile(result.times, share).toFixed(1)} ms`;
console.table({
  'sessions at once': SESSIONS,
  seconds,
  'texts sent': result.asked,
  'replies received': result.times.length,
  'connections killed': result.killed,
  'texts waiting on a killed connection': result.killedWaiting,
  'texts lost': result.lost,
  'sessions dropped': result.dropped,
  'time to the reply, p50': milliseconds(0.5),
  'time to the reply, p99': milliseconds(0.99),
  'processor time per reply': `${processorMs.toFixed(2)} ms`,
  'heap per session': kilobytesEach(after.heapBytes - before.heapBytes),
  'resident memory per session': kilobytesEach(after.residentBytes - before.residentBytes),
});
const unaccounted = result.asked - result.times.length - result.killedWaiting;
if (result.lost > 0 || result.dropped > 0 || unaccounted !== 0) process.exitCode = 1;
