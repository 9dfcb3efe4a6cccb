import { describe, expect, it } from 'vitest';
import { setupFakeClock, pass } from '../harness/setupFakeClock';
import { codeOf } from '../harness/setupAgents';

const clock = setupFakeClock();

const never = (): Promise<never> => new Promise(() => undefined);
const fail = (): never => {
  throw new Error('the hook fails');
};

describe('what has ended here is called off at the agent', () => {
  it('when a request is given up', async () => {
    const { agent, sent } = await clock.connect({ reply: never });
    const given = new AbortController();
    const reply = codeOf(agent.actions.sendText('하나', { signal: given.signal }));
    given.abort();
    expect(await reply).toBe('aborted');
    expect(sent).toEqual(['hello', 'send-text', 'cancel']);
  });

  it('when another takes its place', async () => {
    const { agent, sent } = await clock.connect({ reply: never });
    const first = codeOf(agent.actions.sendText('하나'));
    void agent.actions.sendText('둘').catch(() => undefined);
    expect(await first).toBe('interrupted');
    expect(sent).toEqual(['hello', 'send-text', 'cancel', 'send-text']);
  });
});

describe('of what the agent itself has ended it is told no more', () => {
  it('when it fails at the reply', async () => {
    const { agent, sent } = await clock.connect({ reply: fail });
    expect(await codeOf(agent.actions.sendText('하나'))).toBe('agent-failed');
    expect(sent).toEqual(['hello', 'send-text']);
  });

  it('when it fails at the speech of a reply, before it began', async () => {
    const { agent, sent } = await clock.connect({ reply: () => '답', speak: fail });
    await Promise.all([agent.actions.sendText('하나'), pass(1_000)]);
    expect(agent.state).toBe('ready');
    expect(sent).toEqual(['hello', 'send-text']);
  });

  it('when it fails in the middle of a speech', async () => {
    const { agent, sent } = await clock.connect({
      async *speak() {
        yield { samples: new Int16Array(24_000), marks: [] };
        fail();
      },
    });
    const speech = codeOf(agent.actions.sendTts('하나'));
    await pass(2_000);
    expect(await speech).toBe('agent-failed');
    expect(sent).toEqual(['hello', 'send-tts']);
  });
});
