import { startAgent } from 'product-agent';

const agent = await startAgent({
  reply: (text, { history }) =>
    `You said "${text}" after ${history.length} messages.`,
  transcribe: ({ durationMs }) => `A recording of ${durationMs} ms`,
  log: console.log,
});

console.log(agent.url);
