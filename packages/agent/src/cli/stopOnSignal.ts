import type { RunningAgent } from '../node/NodeAgentOptions.js';

/** Waits for SIGINT or SIGTERM, then stops the agent; a second signal ends the process at once. */
export function stopOnSignal(agent: RunningAgent): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      void agent.stop().then(resolve);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
