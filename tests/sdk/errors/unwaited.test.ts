import { createPageAgent } from 'product-agent/page';
import { AgentError, createAgent, type Agent } from 'product-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeOf } from '../harness/setupAgents';

const unhandled: unknown[] = [];
const note = (error: unknown): void =>
  void unhandled.push(AgentError.isInstance(error) && error.code);
let listeners: NodeJS.UnhandledRejectionListener[] = [];

beforeEach(() => {
  unhandled.length = 0;
  listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
});

afterEach(() => {
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
});

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const never = (): Promise<never> => new Promise(() => undefined);

const connect = async (): Promise<Agent> => {
  const agent = createAgent({ ...createPageAgent({ reply: never }), reconnect: false });
  await agent.actions.connect();
  return agent;
};

it('aborted and replaced operations cause no unhandled rejections', async () => {
  const given = new AbortController();
  const { signal } = given;
  const idle = createAgent(createPageAgent());
  void idle.actions.connect();
  void idle.actions.disconnect();
  void idle.actions.connect({ signal });
  void idle.actions.connect({ signal: AbortSignal.abort() });
  const agent = await connect();
  void agent.actions.sendText('하나');
  void agent.actions.sendText('둘');
  void agent.actions.sendText('셋', { signal });
  void agent.actions.sendTts('넷', { signal });
  given.abort();
  void agent.actions.sendText('다섯');
  void agent.actions.disconnect();
  await pause();
  expect(unhandled).toEqual([]);
});

it('awaited operations still reject when they are replaced or aborted', async () => {
  const agent = await connect();
  const first = codeOf(agent.actions.sendText('하나'));
  const second = codeOf(agent.actions.sendText('둘'));
  await agent.actions.disconnect();
  const connecting = codeOf(agent.actions.connect());
  await agent.actions.disconnect();
  expect(await Promise.all([first, second, connecting])).toEqual([
    'interrupted',
    'aborted',
    'aborted',
  ]);
});

it('other failures that nobody awaits are unhandled rejections', async () => {
  const agent = createAgent(createPageAgent({ faults: ['token-invalid'] }));
  void agent.actions.connect();
  void agent.actions.sendText('하나');
  await vi.waitFor(() => expect(unhandled.toSorted()).toEqual(['not-connected', 'token-invalid']));
});
