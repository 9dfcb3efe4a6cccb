import { describe, expect, it } from 'vitest';
import { setupFakeClock, pass } from '../harness/setupFakeClock';
import { codeOf } from '../harness/setupAgents';

const clock = setupFakeClock();

const never = (): Promise<never> => new Promise(() => undefined);
const fail = (): never => {
  throw new Error('the hook fails');
};

describe('sends a cancel message to the agent', () => {
  it('when a request is aborted', async () => {
    const { agent, sent } = await clock.connect({ reply: never });
    const given = new AbortController();
    const reply = codeOf(agent.actions.sendText('하나', { signal: given.signal }));
    given.abort();
    expect(await reply).toBe('aborted');
    expect(sent).toEqual(['hello', 'send-text', 'cancel']);
  });

  it('when another request replaces it', async () => {
    const { agent, sent } = await clock.connect({ reply: never });
    const first = codeOf(agent.actions.sendText('하나'));
    void agent.actions.sendText('둘').catch(() => undefined);
    expect(await first).toBe('interrupted');
    expect(sent).toEqual(['hello', 'send-text', 'cancel', 'send-text']);
  });
});

describe('sends no cancel message to the agent', () => {
  it('when its reply fails', async () => {
    const { agent, sent } = await clock.connect({ reply: fail });
    expect(await codeOf(agent.actions.sendText('하나'))).toBe('agent-failed');
    expect(sent).toEqual(['hello', 'send-text']);
  });

  it('when the speech of its reply fails before it starts', async () => {
    const { agent, sent } = await clock.connect({ reply: () => '답', speak: fail });
    await Promise.all([agent.actions.sendText('하나'), pass(1_000)]);
    expect(agent.state).toBe('ready');
    expect(sent).toEqual(['hello', 'send-text']);
  });

  it('when its speech fails halfway', async () => {
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
