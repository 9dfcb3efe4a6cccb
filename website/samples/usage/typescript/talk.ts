import {
  createAgent,
  type Agent,
  type AgentOptions,
  type Session,
} from 'product-sdk';
import { getToken } from './getToken';

const options: AgentOptions = {
  url: 'ws://localhost:8787',
  getToken,
  language: 'en',
};
const agent: Agent = createAgent(options);

const session: Session = await agent.actions.connect();
const reply: string = await agent.actions.sendText('Hello');
console.log(session.language, reply.length > 0);
await agent.waitFor('ready');
await agent.actions.disconnect();
