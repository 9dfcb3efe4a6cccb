import type { EventName, OperationName } from 'product-sdk';
import { reach } from '../matrix/reach';
import { until, type MatrixFixture } from '../matrix/fixture';
import type { Place } from '../harness/agentPage';
import '../harness/agentPage';

declare global {
  interface Window {
    /**
     * Calls every operation where it has an effect, and lists the events of each call by first
     * occurrence.
     */
    listEvents(place: Place, names: EventName[]): Promise<Record<OperationName, EventName[][]>>;
  }
}

/** Where each operation does most: some depend on what they end. */
const starts = {
  connect: ['idle'],
  disconnect: ['thinking', 'speaking', 'recording'],
  sendText: ['ready'],
  sendTts: ['ready'],
  startRecording: ['ready', 'thinking', 'speaking'],
  stopRecording: ['recording'],
  stopSpeaking: ['speaking'],
} as const;

async function listFrom(
  fixture: MatrixFixture,
  operation: OperationName,
  state: (typeof starts)[OperationName][number],
  names: EventName[],
): Promise<EventName[]> {
  const { agent, pending } = await reach[state](fixture);
  for (const promise of Object.values(pending)) promise.catch(() => undefined);
  const heard = new Set<EventName>();
  for (const name of names) agent.on(name, () => heard.add(name));
  if (operation === 'sendText' || operation === 'sendTts')
    await agent.actions[operation]('안녕하세요');
  else await agent.actions[operation]();
  if (operation === 'startRecording') await until(agent, 'recording-level');
  else if (agent.state === 'thinking' || agent.state === 'speaking') {
    await until(agent, 'state-change', (change) => change.state === 'ready');
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
  const found = [...heard];
  await agent.actions.disconnect();
  return found;
}

window.listEvents = async (place, names) => {
  const fixture: MatrixFixture = {
    createAgent: () => window.agentAt(place),
    createDroppedAgent: () => window.agentAt(place),
    hasMicrophone: true,
  };
  const lists = Object.entries(starts).map(async ([operation, states]) => {
    const calls: EventName[][] = [];
    for (const state of states) {
      calls.push(await listFrom(fixture, operation as OperationName, state, names));
    }
    return [operation, calls] as const;
  });
  return Object.fromEntries(await Promise.all(lists)) as Record<OperationName, EventName[][]>;
};
