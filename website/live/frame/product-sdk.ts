import { createAgent as create, type Agent, type AgentOptions } from 'product-sdk';
import { watch } from './main';

export * from 'product-sdk';

/** The SDK's own, its events told to the page as well. */
export const createAgent = (options: AgentOptions): Agent => {
  const agent = create(options);
  watch(agent);
  return agent;
};
