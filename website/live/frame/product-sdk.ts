import { createAgent as create, type Agent, type AgentOptions } from 'product-sdk';
import { watch } from './main';

export * from 'product-sdk';

/** The SDK, with its events reported to the page. */
export const createAgent = (options: AgentOptions): Agent => {
  const agent = create(options);
  watch(agent);
  return agent;
};
