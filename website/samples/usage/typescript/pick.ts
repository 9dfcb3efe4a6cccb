import type { AgentActions } from 'product-sdk';

type Speaker = Pick<AgentActions, 'sendText'>;

export async function greet({ sendText }: Speaker): Promise<string> {
  const reply = await sendText('Hello');
  return reply.toUpperCase();
}

const speaker: Speaker = { sendText: async () => 'Nice to meet you.' };
console.log(await greet(speaker));
