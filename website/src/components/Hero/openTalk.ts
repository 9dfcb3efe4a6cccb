import { watchAgent } from '@site/live/room/watchAgent';
import type { FrameMessage } from '@site/live/channel/FrameMessage';
import { createPageAgent } from 'product-agent/page';
import { type Agent, createAgent } from 'product-sdk';

/**
 * Makes an agent to talk with: the SDK at one end, the local agent in the page at the other.
 * @param language - The language she answers and is spoken in.
 * @param tell - Hears every event.
 */
export function openTalk(language: 'ko' | 'en', tell: (message: FrameMessage) => void): Agent {
  const { url, transport, getToken } = createPageAgent();
  const agent = createAgent({ url, transport, getToken, language });
  watchAgent(agent, tell);
  return agent;
}
