import {
  createAgent,
  type Agent,
  type AgentEvents,
  type EventName,
} from 'product-sdk';
import { getToken } from './getToken';

function once<Name extends EventName>(
  agent: Agent,
  name: Name,
): Promise<AgentEvents[Name]> {
  return new Promise((resolve) => {
    const unsubscribe = agent.on(name, (event) => {
      unsubscribe();
      resolve(event);
    });
  });
}

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
});
const firstMessage = once(agent, 'message');

await agent.actions.connect();
await agent.actions.sendText('Hello');
const { role, text } = await firstMessage;
console.log(role, text);
await agent.waitFor('ready');
await agent.actions.disconnect();
