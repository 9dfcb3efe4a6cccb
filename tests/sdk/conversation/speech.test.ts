import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf, next, setupAgents } from '../harness/setupAgents';

const agents = setupAgents();

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('sendTts', () => {
  it('speaks queued texts in order, after the pending reply', async () => {
    const agent = agents.connectTo(await agents.start({ reply: () => '답' }));
    const events: string[] = [];
    agent.on('speech-start', ({ text, source }) => events.push(`${source} ${text}`));
    agent.on('speech-end', ({ completed }) => events.push(`end ${completed}`));
    await agent.actions.connect();
    const reply = agent.actions.sendText('물음');
    const speeches = Promise.all(['하나', '둘'].map((text) => agent.actions.sendTts(text)));
    await reply;
    expect(await speeches).toEqual([{ completed: true }, { completed: true }]);
    expect(events).toEqual(['reply 답', 'end true', 'tts 하나', 'end true', 'tts 둘', 'end true']);
    expect(agent.state).toBe('ready');
  });

  it('queues up to ten texts, which stopSpeaking clears', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const speeches = Array.from({ length: 11 }, () => agent.actions.sendTts('차례'));
    expect(await codeOf(agent.actions.sendTts('하나 더'))).toBe('queue-full');
    expect(await agent.actions.stopSpeaking()).toEqual({ stopped: true });
    for (const result of await Promise.all(speeches)) expect(result).toEqual({ completed: false });
    expect(agent.state).toBe('ready');
    expect(await agent.actions.stopSpeaking()).toEqual({ stopped: false });
  });

  it('can be aborted while queued and while speaking', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const [first, second] = [new AbortController(), new AbortController()];
    const speaking = agent.actions.sendTts('아주 긴 말을 합니다', { signal: first.signal });
    const waiting = agent.actions.sendTts('기다립니다', { signal: second.signal });
    const last = agent.actions.sendTts('끝');
    await next(agent, 'speech-start');
    second.abort();
    expect(await codeOf(waiting)).toBe('aborted');
    first.abort();
    expect(await codeOf(speaking)).toBe('aborted');
    expect(await last).toEqual({ completed: true });
  });

  it('adds a message that is partial while spoken, and cut when interrupted', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const speech = agent.actions.sendTts('그대로 말합니다');
    await next(agent, 'speech-start');
    expect(agent.messages).toMatchObject([{ via: 'tts', status: 'partial' }]);
    await agent.actions.sendText('그만');
    expect(await speech).toEqual({ completed: false });
    expect(agent.messages[0]).toMatchObject({ via: 'tts', status: 'cut' });
  });

  it('resolves as not completed when the device voice fails halfway', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('SpeechSynthesisUtterance', function Utterance() {});
    vi.stubGlobal('speechSynthesis', {
      cancel: () => undefined,
      // The earlier utterance, without a listener, is the warm-up for Safari.
      speak({ onstart, onerror }: Partial<Record<'onstart' | 'onerror', (_?: object) => void>>) {
        setTimeout(() => onstart?.());
        setTimeout(() => onerror?.({ error: 'synthesis-failed' }));
      },
    });
    const agent = agents.connectTo(await agents.start({ speak: undefined, voice: 'device' }));
    await agent.actions.connect();
    const ended = next(agent, 'speech-end');
    expect(await agent.actions.sendTts('끝까지 못 합니다')).toEqual({ completed: false });
    expect(await ended).toMatchObject({ completed: false });
    expect(agent.messages).toMatchObject([{ via: 'tts', status: 'cut' }]);
    expect(agent.state).toBe('ready');
  });

  it('rejects when the connection drops halfway', async () => {
    const agent = agents.connectTo(await agents.start({ faults: ['dropped-speech'] }));
    await agent.actions.connect();
    expect(await codeOf(agent.actions.sendTts('끊깁니다'))).toBe('connection-lost');
  });

  it('is not spoken later when stopped before the agent started', async () => {
    const spoken: string[] = [];
    const running = await agents.start({
      faults: ['slow'],
      async *speak(text) {
        spoken.push(text);
        yield { samples: new Int16Array(240), marks: [] };
      },
    });
    const agent = agents.connectTo(running);
    await agent.actions.connect();
    const stopped = agent.actions.sendTts('늦은 말');
    await agent.actions.stopSpeaking();
    running.setFaults([]);
    expect(await stopped).toEqual({ completed: false });
    expect(await agent.actions.sendTts('다음 말')).toEqual({ completed: true });
    expect(spoken).toEqual(['다음 말']);
  });

  it('leaves a failed voice of a reply to the error event', async () => {
    const agent = agents.connectTo(
      await agents.start({
        reply: () => '답',
        speak() {
          throw new Error('the voice is down');
        },
      }),
    );
    await agent.actions.connect();
    const errorEvent = next(agent, 'error');
    expect(await agent.actions.sendText('물음')).toBe('답');
    expect(await errorEvent).toMatchObject({ code: 'agent-failed' });
    expect(agent.state).toBe('ready');
  });
});

describe("speech: 'off'", () => {
  it('replies without speaking', async () => {
    const agent = agents.connectTo(await agents.start(), { speech: 'off' });
    const states: string[] = [];
    agent.on('state-change', ({ state }) => states.push(state));
    await agent.actions.connect();
    await agent.actions.sendText('안녕하세요');
    expect(states).toEqual(['connecting', 'ready', 'thinking', 'ready']);
    expect(agent.state).toBe('ready');
  });
});

describe('disconnect', () => {
  it('ends the pending request and queued speech, and reports both', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const reply = agent.actions.sendText('물음');
    const speech = agent.actions.sendTts('말');
    expect(await agent.actions.disconnect()).toEqual({
      from: 'thinking',
      ended: ['request', 'speech'],
    });
    expect(await codeOf(reply)).toBe('aborted');
    expect(await speech).toEqual({ completed: false });
  });
});
