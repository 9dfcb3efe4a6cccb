import type { Agent, EventName } from 'product-sdk';

/** What a client received in a conversation, without what differs between runs. */
export interface ConversationRecord {
  results: unknown[];
  events: string[];
}

/** The expected result, whatever the transport. */
export const expectedResults = [
  { language: 'ko', voice: 'device', idleTimeoutMs: 300_000 },
  '네, 네',
  true,
  { completed: true },
  ['interrupted', true],
  true,
  'ready',
];

const watched: readonly EventName[] = [
  'state-change',
  'message',
  'speech-start',
  'speech-end',
  'error',
];

/** A fixed conversation, for Node and the browser. */
export async function converse(agent: Agent): Promise<ConversationRecord> {
  const events: string[] = [];
  for (const name of watched) agent.on(name, () => events.push(name));
  const { connect, sendText, sendTts, stopSpeaking, disconnect } = agent.actions;
  const { language, voice, idleTimeoutMs } = await connect();
  let deltas = '';
  const stopListening = agent.on('message-delta', ({ text }) => (deltas += text));
  const said = once(agent, 'speech-end');
  const echo = await sendText('따라 해: 네, 네');
  stopListening();
  const joined = deltas === echo;
  await said;
  const spoken = await sendTts('네');
  const begun = once(agent, 'speech-start');
  const interrupted = await Promise.allSettled([sendText('긴 답 200'), sendText('count to 3')]);
  await begun;
  const { stopped } = await stopSpeaking();
  const codes = interrupted.map((each) => each.status === 'fulfilled' || each.reason.code);
  const { from } = await disconnect();
  return {
    results: [{ language, voice, idleTimeoutMs }, echo, joined, spoken, codes, stopped, from],
    events,
  };
}

function once(agent: Agent, name: EventName): Promise<void> {
  return new Promise((resolve) => {
    const stopListening = agent.on(name, () => {
      stopListening();
      resolve();
    });
  });
}
