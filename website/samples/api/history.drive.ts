import { openChat } from './history';

const { agent, earlier } = openChat();
console.log(`${earlier.length} before`);
await agent.actions.connect();
await agent.actions.sendText('Hello');
await agent.actions.disconnect();

const reloaded = openChat();
for (const { role, text, status } of reloaded.earlier)
  console.log(`${role}, ${status}: ${text}`);
await reloaded.agent.actions.connect();
await reloaded.agent.actions.disconnect();
