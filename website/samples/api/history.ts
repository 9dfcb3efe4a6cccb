import { createAgent, type Message } from 'product-sdk';
import { getToken } from './getToken';

const key = 'conversation';

export function openChat() {
  const stored = sessionStorage.getItem(key) ?? '[]';
  const earlier = JSON.parse(stored) as Message[];
  const agent = createAgent({
    url: 'ws://localhost:8787',
    getToken,
    language: 'en',
    context: {
      earlierConversation: earlier
        .slice(-10)
        .map(({ role, text }) => ({ role, text: text.slice(0, 300) })),
    },
  });

  agent.on('message', () => {
    const all = [...earlier, ...agent.messages].slice(-100);
    sessionStorage.setItem(key, JSON.stringify(all));
  });
  return { agent, earlier };
}
