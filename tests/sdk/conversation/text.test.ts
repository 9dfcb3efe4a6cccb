import { describe, expect, it } from 'vitest';
import type { AgentEvents, Message } from 'product-sdk';
import { codeOf, next, setupAgents } from '../harness/setupAgents';

const agents = setupAgents();

async function* parts() {
  yield '안녕';
  yield '하세요. ';
  yield '반갑습니다.';
}

describe('sendText', () => {
  it('resolves with the whole reply, and reports its parts as they arrive', async () => {
    const agent = agents.connectTo(await agents.start({ reply: parts }), { speech: 'off' });
    const deltas: AgentEvents['message-delta'][] = [];
    const messages: Message[] = [];
    agent.on('message-delta', (event) => deltas.push(event));
    agent.on('message', (message) => messages.push(message));
    await agent.actions.connect();
    expect(await agent.actions.sendText('  안녕하세요  ')).toBe('안녕하세요. 반갑습니다.');
    expect(deltas.map(({ delta }) => delta)).toEqual(['안녕', '하세요. ', '반갑습니다.']);
    expect(deltas.at(-1)?.text).toBe('안녕하세요. 반갑습니다.');
    expect(messages.map(({ role, text, status }) => [role, text, status])).toEqual([
      ['user', '안녕하세요', 'complete'],
      ['agent', '', 'partial'],
      ['agent', '안녕하세요. 반갑습니다.', 'complete'],
    ]);
    expect(agent.messages.map(({ text }) => text)).toEqual([
      '안녕하세요',
      '안녕하세요. 반갑습니다.',
    ]);
    expect(agent.state).toBe('ready');
  });

  it('can be aborted, which cancels the reply and keeps the received part', async () => {
    let isAborted = false;
    const agent = agents.connectTo(
      await agents.start({
        async *reply(_text, { signal }) {
          yield '곧 ';
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          isAborted = true;
        },
      }),
    );
    await agent.actions.connect();
    const cancel = new AbortController();
    const reply = agent.actions.sendText('기다려요', { signal: cancel.signal });
    await next(agent, 'message-delta');
    cancel.abort();
    expect(agent.state).toBe('ready');
    expect(await codeOf(reply)).toBe('aborted');
    await expect.poll(() => isAborted).toBe(true);
    expect(agent.messages.at(-1)).toMatchObject({ text: '곧 ', status: 'cut' });
  });

  it('rejects an aborted signal without other effects', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const speech = agent.actions.sendTts('끊지 마세요');
    const reply = agent.actions.sendText('안녕', { signal: AbortSignal.abort() });
    expect(await codeOf(reply)).toBe('aborted');
    expect(await speech).toEqual({ completed: true });
    expect(agent.messages).toHaveLength(1);
  });

  it('rejects an empty text without interrupting speech', async () => {
    const agent = agents.connectTo(await agents.start());
    await agent.actions.connect();
    const speech = agent.actions.sendTts('끊지 마세요');
    expect(await codeOf(agent.actions.sendText(''))).toBe('text-empty');
    expect(await speech).toEqual({ completed: true });
  });

  it('accepts up to 2,000 characters', async () => {
    const running = await agents.start({ reply: (text) => String(text.length) });
    const agent = agents.connectTo(running, { speech: 'off' });
    await agent.actions.connect();
    expect(await agent.actions.sendText('가'.repeat(2_000))).toBe('2000');
    expect(await codeOf(agent.actions.sendText('가'.repeat(2_001)))).toBe('text-too-long');
  });

  it('ignores unknown messages from the agent', async () => {
    const agent = agents.connectTo(await agents.start({ faults: ['unknown-message'] }));
    await agent.actions.connect();
    expect(await agent.actions.sendText('안녕하세요')).not.toBe('');
  });

  it('may be called by a message listener', async () => {
    const agent = agents.connectTo(await agents.start({ reply: (text) => text }), {
      speech: 'off',
    });
    const replies: Promise<string>[] = [];
    agent.on('message', ({ role, status, text }) => {
      if (role === 'agent' && status === 'complete' && text.length < 4)
        replies.push(agent.actions.sendText(`${text}!`));
    });
    await agent.actions.connect();
    expect(await agent.actions.sendText('네')).toBe('네');
    await expect.poll(() => replies.length).toBe(3);
    expect(await Promise.all(replies)).toEqual(['네!', '네!!', '네!!!']);
  });
});
