import { limits } from 'product-sdk/protocol';
import { describe, expect, it } from 'vitest';
import { arrive, setupFakeClock, pass, watch } from '../harness/setupFakeClock';
import { codeOf, messageOf } from '../harness/setupAgents';

const { replyStalledMs } = limits;
const clock = setupFakeClock();

const never = (): Promise<never> => new Promise(() => undefined);

describe('a reply that never arrives', () => {
  it('rejects sendText after the limit, and the next request is answered', async () => {
    const { agent, setFaults } = await clock.connect({ faults: ['missing-reply'] });
    const events = watch(agent);
    const first = messageOf(agent.actions.sendText('하나'));
    await pass(replyStalledMs - 500);
    expect(events).toEqual(['thinking by sendText']);
    await pass(500);
    expect(await first).toBe('agent-failed: reply stalled');
    expect(events.slice(1)).toEqual(['ready by request-failed']);
    setFaults([]);
    const next = agent.actions.sendText('안녕하세요');
    await pass(5_000);
    expect(await next).toMatch(/./);
  });

  it('is canceled at the agent', async () => {
    let signal: AbortSignal | undefined;
    const { agent } = await clock.connect({
      reply(_text, context) {
        ({ signal } = context);
        return never();
      },
    });
    const reply = codeOf(agent.actions.sendText('하나'));
    await pass(replyStalledMs);
    expect(await reply).toBe('agent-failed');
    await arrive();
    expect(signal?.aborted).toBe(true);
  });

  it('does not time out once another request has replaced it', async () => {
    const { agent } = await clock.connect({ reply: never });
    const first = codeOf(agent.actions.sendText('하나'));
    await pass(replyStalledMs - 1_000);
    const events = watch(agent);
    void agent.actions.sendText('둘').catch(() => undefined);
    expect(await first).toBe('interrupted');
    await pass(replyStalledMs - 1_000);
    expect(events).toEqual([]);
  });
});

it('a reply that stalls halfway is cut, and its late parts are ignored', async () => {
  const { agent } = await clock.connect({
    async *reply() {
      yield '하나';
      await new Promise((resolve) => setTimeout(resolve, replyStalledMs + 2_000));
      yield '둘';
    },
  });
  const reply = codeOf(agent.actions.sendText('세어 줘'));
  await pass(1_000);
  expect(agent.messages.at(-1)).toMatchObject({ text: '하나', status: 'partial' });
  await pass(replyStalledMs);
  expect(await reply).toBe('agent-failed');
  const events = watch(agent);
  await pass(5_000);
  expect(agent.messages.at(-1)).toMatchObject({ text: '하나', status: 'cut' });
  expect(events).toEqual([]);
});
