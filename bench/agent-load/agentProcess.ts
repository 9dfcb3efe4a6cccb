import { startAgent } from 'product-agent';

/** What the process has used so far. */
export interface UsageReport {
  residentBytes: number;
  heapBytes: number;
  processorMs: number;
}

// The pause between two parts of a reply is there for the reader's eye, not for the machine.
const agent = await startAgent({ port: 0, voice: 'device', settings: { deltaDelayMs: 0 } });

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    residentBytes: rss,
    heapBytes: heapUsed + external,
    processorMs: (user + system) / 1_000,
  } satisfies UsageReport);
});
process.on('disconnect', () => void agent.stop());
process.send?.({ url: agent.url, tokenUrl: agent.tokenUrl, apiKey: agent.apiKey });
