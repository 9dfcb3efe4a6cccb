import type { Agent, AgentOptions } from 'product-sdk';
import { watch } from './main';

interface Global {
  createAgent: (options: AgentOptions) => Agent;
}

// The SDK's script has run by now; the sample's own module has not.
const { ProductSDK: sdk } = globalThis as unknown as { ProductSDK: Global };
const watched: Global = {
  ...sdk,
  createAgent(options) {
    const agent = sdk.createAgent(options);
    watch(agent);
    return agent;
  },
};
Object.assign(globalThis, { ProductSDK: watched });
