import { AgentError, createAgent, type ErrorCode } from 'product-sdk';
import { getToken } from './getToken';

const advice: Partial<Record<ErrorCode, string>> = {
  'not-connected': 'Connect first.',
  'text-empty': 'Write something first.',
  'rate-limited': 'Wait a minute.',
};

function explain(error: unknown): string {
  if (!AgentError.isInstance(error)) throw error;
  return advice[error.code] ?? error.message;
}

const agent = createAgent({ url: 'ws://localhost:8787', getToken });

try {
  await agent.actions.sendText('Hello');
} catch (error) {
  console.log(explain(error));
}
