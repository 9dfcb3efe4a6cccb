import { limits } from 'product-sdk';
import { describe, expect, it } from 'vitest';
import { codeOf, next, setupAgents } from '../harness/setupAgents';
import { startNetwork } from '../harness/startNetwork';
import { wsTransport } from '../harness/wsTransport';

const agents = setupAgents();

const tellsContext = {
  reply: (_text: string, { context }: { context: object }) => JSON.stringify(context),
};

describe('the context', () => {
  it('is passed to the hooks from the first request on', async () => {
    const context = { name: '지수', page: { cart: [1, 2] } };
    const agent = agents.connectTo(await agents.start(tellsContext), { context, speech: 'off' });
    await agent.actions.connect();
    expect(JSON.parse(await agent.actions.sendText('나를 알아?'))).toEqual(context);
  });

  it('is sent as its toJSON method returns it', async () => {
    const context = { secret: 1, toJSON: () => ({ name: '지수' }) };
    const agent = agents.connectTo(await agents.start(tellsContext), { context, speech: 'off' });
    await agent.actions.connect();
    expect(await agent.actions.sendText('나를 알아?')).toBe('{"name":"지수"}');
  });

  it('is empty by default', async () => {
    const agent = agents.connectTo(await agents.start(tellsContext), { speech: 'off' });
    await agent.actions.connect();
    expect(await agent.actions.sendText('나를 알아?')).toBe('{}');
  });

  it('can be changed before, while and after a session is open', async () => {
    const agent = agents.connectTo(await agents.start(tellsContext), { speech: 'off' });
    const ask = () => agent.actions.sendText('무슨 페이지야?');
    agent.setContext({ page: 1 });
    await agent.actions.connect();
    expect(await ask()).toBe('{"page":1}');
    agent.setContext({ page: 2 });
    expect(await ask()).toBe('{"page":2}');
    await agent.actions.disconnect();
    agent.setContext({ page: 3 });
    await agent.actions.connect();
    expect(await ask()).toBe('{"page":3}');
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;

  it.each([
    ...[null, [], 'name', { name: 'a'.repeat(limits.contextCharacters) }],
    ...[{ large: 10n }, circular, new Date(), new URL('https://example.com'), { toJSON: () => [] }],
  ])(
    'is rejected when it is not a JSON object within the size limit (case %#)',
    async (context) => {
      const given = { context: context as Record<string, unknown> };
      const running = await agents.start();
      expect(() => agents.connectTo(running, given)).toThrow('invalid-options: context');
      const agent = agents.connectTo(running);
      expect(() => agent.setContext(given.context)).toThrow('invalid-options: context');
    },
  );
});

describe('a greeting', () => {
  const greeting = true;

  it('starts the conversation, and uses the context', async () => {
    const options = { greeting, context: { name: '지수' } };
    const agent = agents.connectTo(await agents.start(), options);
    const states: string[] = [];
    agent.on('state-change', ({ state, reason }) => states.push(`${state} by ${reason}`));
    await agent.actions.connect();
    expect(agent.state).toBe('thinking');
    await agent.waitFor('ready');
    expect(agent.messages.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'agent: 안녕하세요, 지수 님. 무엇을 도와드릴까요?',
    ]);
    expect(states).toEqual([
      'connecting by connect',
      'ready by connected',
      'thinking by connected',
      'speaking by reply',
      'ready by speech-end',
    ]);
  });

  it('is part of the history, and does not count as a turn', async () => {
    const agent = agents.connectTo(
      await agents.start({
        greet: () => '어서 오세요',
        reply: (_text, { history, turn }) => JSON.stringify([history, turn]),
      }),
      { greeting, speech: 'off' },
    );
    await agent.actions.connect();
    await agent.waitFor('ready');
    expect(JSON.parse(await agent.actions.sendText('안녕'))).toEqual([
      [{ role: 'agent', text: '어서 오세요' }],
      1,
    ]);
  });

  it('is interrupted by sendText', async () => {
    let signal: AbortSignal | undefined;
    const agent = agents.connectTo(
      await agents.start({
        greet(context) {
          ({ signal } = context);
          return new Promise(() => undefined);
        },
      }),
      { greeting },
    );
    await agent.actions.connect();
    await expect.poll(() => signal).toBeDefined();
    expect(await agent.actions.sendText('안녕하세요')).toContain('안녕하세요');
    expect(signal?.aborted).toBe(true);
  });

  it('that fails fires an error event', async () => {
    const greet = () => Promise.reject(new Error('the model is down'));
    const agent = agents.connectTo(await agents.start({ greet }), { greeting });
    const failed = next(agent, 'error');
    await agent.actions.connect();
    expect((await failed).code).toBe('agent-failed');
    expect(agent.state).toBe('ready');
  });

  it('is lost without an error event when the connection drops', async () => {
    let greetings = 0;
    const running = await agents.start({
      greet() {
        greetings += 1;
        return new Promise(() => undefined);
      },
    });
    const network = await startNetwork(running.port);
    const agent = agents.connectTo(running, { greeting, url: network.url });
    const events: string[] = [];
    agent.on('state-change', ({ state }) => events.push(state));
    agent.on('error', ({ code }) => events.push(code));
    await agent.actions.connect();
    await expect.poll(() => greetings).toBe(1);
    network.cut();
    await next(agent, 'state-change', ({ previous }) => previous === 'reconnecting');
    network.stop();
    expect(events).toEqual(['connecting', 'ready', 'thinking', 'reconnecting', 'ready']);
    expect(greetings).toBe(1);
  });

  it('is not requested again after reconnecting', async () => {
    let greetings = 0;
    const running = await agents.start({ greet: () => `${(greetings += 1)}` });
    const agent = agents.connectTo(running, { greeting, speech: 'off' });
    await agent.actions.connect();
    await agent.waitFor('ready');
    running.setFaults(['dropped-reply']);
    expect(await codeOf(agent.actions.sendText('끊어 봐'))).toBe('connection-lost');
    await agent.waitFor('ready');
    expect(agent.state).toBe('ready');
    expect(greetings).toBe(1);
  });

  it('is not requested from an agent without support for it, such as 0.1.0', async () => {
    const sent: string[] = [];
    const transport: typeof wsTransport = (url) => {
      const inner = wsTransport(url);
      const outer: typeof inner = {
        ...inner,
        send(data) {
          sent.push(JSON.parse(String(data)).type);
          inner.send(data);
        },
      };
      inner.onopen = () => outer.onopen?.();
      inner.onclose = (code, reason) => outer.onclose?.(code, reason);
      inner.onmessage = (data) =>
        outer.onmessage?.(typeof data === 'string' ? data.replace(',"greets":true', '') : data);
      return outer;
    };
    const agent = agents.connectTo(await agents.start(), { greeting, transport });
    await agent.actions.connect();
    expect(agent.state).toBe('ready');
    expect(sent).toEqual(['hello']);
  });
});

describe('an emotion', () => {
  it('is reported before the reply is complete', async () => {
    const agent = agents.connectTo(
      await agents.start({
        async *reply(_text, { setEmotion }) {
          setEmotion('surprised');
          yield '와';
        },
      }),
      { speech: 'off' },
    );
    const events: string[] = [];
    agent.on('emotion', ({ emotion }) => events.push(emotion));
    agent.on('message', ({ role, status }) => role === 'agent' && events.push(status));
    await agent.actions.connect();
    await agent.actions.sendText('놀랐지?');
    expect(events).toEqual(['surprised', 'partial', 'complete']);
  });

  it.each([
    ['고마워', 'happy'],
    ['너무 속상해', 'sorry'],
    ['우와', 'surprised'],
  ])('of the default agent for “%s” is %s', async (text, emotion) => {
    const agent = agents.connectTo(await agents.start(), { speech: 'off' });
    await agent.actions.connect();
    const event = next(agent, 'emotion');
    await agent.actions.sendText(text);
    expect(await event).toEqual({ emotion });
  });

  it('with an unknown name fails the request', async () => {
    const agent = agents.connectTo(
      await agents.start({
        reply(_text, { setEmotion }) {
          setEmotion('bored' as 'calm');
          return '';
        },
      }),
    );
    await agent.actions.connect();
    expect(await codeOf(agent.actions.sendText('심심해?'))).toBe('agent-failed');
  });
});
