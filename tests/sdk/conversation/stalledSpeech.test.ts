import type { SpeechPart } from 'product-agent';
import { limits } from 'product-sdk/protocol';
import { describe, expect, it, vi } from 'vitest';
import { arrive, setupFakeClock, pass, watch } from '../harness/setupFakeClock';
import { codeOf, messageOf } from '../harness/setupAgents';

const { speechStalledMs } = limits;
const clock = setupFakeClock();

const aSecond = (): SpeechPart => ({ samples: new Int16Array(24_000), marks: [] });
const never = (): Promise<never> => new Promise(() => undefined);

describe('speech that never arrives', () => {
  it('for a reply ends after the limit, with an error event', async () => {
    const { agent } = await clock.connect({ faults: ['missing-speech'], reply: () => '답' });
    const events = watch(agent);
    const reply = agent.actions.sendText('물음');
    await pass(speechStalledMs);
    expect(await reply).toBe('답');
    expect(events).toEqual(['thinking by sendText', 'speaking by reply']);
    await pass(500);
    expect(events.slice(2)).toEqual(['ready by request-failed', 'agent-failed']);
  });

  it('rejects sendTts, and the next in the queue is spoken', async () => {
    const { agent, setFaults } = await clock.connect({ faults: ['missing-speech'] });
    const events = watch(agent);
    const first = messageOf(agent.actions.sendTts('하나'));
    const next = agent.actions.sendTts('둘');
    await arrive();
    setFaults([]);
    await pass(speechStalledMs);
    expect(await first).toBe('agent-failed: speech stalled');
    await pass(5_000);
    expect(await next).toEqual({ completed: true });
    expect(events).toEqual(['speaking by sendTts', 'start 둘', 'end true', 'ready by speech-end']);
  });

  it('leaves no timer after stopSpeaking or disconnect', async () => {
    const { agent } = await clock.connect({ faults: ['missing-speech'] });
    const events = watch(agent);
    const timers = vi.getTimerCount();
    const first = agent.actions.sendTts('하나');
    await arrive();
    await agent.actions.stopSpeaking();
    expect(await first).toEqual({ completed: false });
    expect(vi.getTimerCount()).toBe(timers);
    const second = agent.actions.sendTts('둘');
    await arrive();
    await agent.actions.disconnect();
    expect(await second).toEqual({ completed: false });
    await pass(2 * speechStalledMs);
    expect(vi.getTimerCount()).toBe(0);
    expect(events.filter((line) => !line.endsWith('sendTts'))).toEqual([
      'ready by stopSpeaking',
      'disconnected by disconnect',
    ]);
  });

  it('does not affect a request that replaced it', async () => {
    const { agent } = await clock.connect({
      faults: ['missing-speech'],
      reply: (text) => (text === '하나' ? '답' : never()),
    });
    await Promise.all([agent.actions.sendText('하나'), pass(1_000)]);
    const events = watch(agent);
    void agent.actions.sendText('둘').catch(() => undefined);
    await pass(speechStalledMs + 1_000);
    expect(events).toEqual(['thinking by sendText']);
  });
});

describe('speech that stalls', () => {
  it('is cut, and rejects sendTts', async () => {
    const { agent } = await clock.connect({
      async *speak() {
        yield aSecond();
        await never();
      },
    });
    const events = watch(agent);
    const speech = codeOf(agent.actions.sendTts('하나'));
    await pass(speechStalledMs + 500);
    expect(agent.messages).toMatchObject([{ via: 'tts', status: 'partial' }]);
    await pass(1_000);
    expect(await speech).toBe('agent-failed');
    expect(agent.messages).toMatchObject([{ via: 'tts', status: 'cut' }]);
    expect(events.slice(1)).toEqual(['start 하나', 'end false', 'ready by request-failed']);
  });

  it('is not played when it resumes too late', async () => {
    const late = {
      async *speak() {
        await new Promise((resolve) => setTimeout(resolve, speechStalledMs + 5_000));
        yield aSecond();
      },
    };
    const { agent } = await clock.connect(late, 'stop-speaking');
    const speech = codeOf(agent.actions.sendTts('하나'));
    await pass(speechStalledMs + 1_000);
    expect(await speech).toBe('agent-failed');
    const events = watch(agent);
    void agent.actions.sendTts('둘');
    await pass(10_000);
    expect(events).toEqual(['speaking by sendTts', 'start 둘']);
  });
});
