import type { AgentActions } from 'product-sdk';

export async function greet({ sendText }: Pick<AgentActions, 'sendText'>): Promise<string> {
  const reply = await sendText('Hello');
  return reply.toUpperCase();
}

console.log(await greet({ sendText: async () => 'Nice to meet you.' }));
