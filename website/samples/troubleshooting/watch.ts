import { createAgent } from 'product-sdk';
import { getToken } from './getToken';

const agent = createAgent({ url: 'ws://localhost:8787', getToken });

// #region watch
agent.on('state-change', ({ previous, state, reason, error }) => {
  console.log(`${previous} -> ${state} (${reason})`, error?.message ?? '');
});
agent.on('error', (error) => {
  console.log(error.message, error.cause ?? '');
});
// #endregion

await agent.actions.connect();
await agent.actions.disconnect();
