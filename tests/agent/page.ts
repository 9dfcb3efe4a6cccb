import { createPageAgent } from 'product-agent/page';
import { createAgent } from 'product-sdk';
import { converse, type ConversationRecord } from './converse';

declare global {
  interface Window {
    converseWithinPage(): Promise<ConversationRecord>;
  }
}

window.converseWithinPage = () => {
  const { url, transport, getToken } = createPageAgent();
  return converse(createAgent({ url, transport, getToken }));
};
