import { type NodeAgentOptions, ToolError } from 'product-agent';
import { type AgentError, limits, type Tool } from 'product-sdk';
import { describe, expect, it } from 'vitest';
import { codeOf, next, setupAgents } from '../harness/setupAgents';

const agents = setupAgents();

const openPage: Tool = {
  description: '쇼핑몰의 페이지를 엽니다.',
  parameters: {
    type: 'object',
    properties: { page: { type: 'string', enum: ['cart', 'orders'] } },
    required: ['page'],
  },
  run: ({ page }) => ({ opened: page }),
};
const never = (): Promise<never> => new Promise(() => undefined);

/** An agent that calls a tool for every text, and reports the result. */
const callsTool = (name: string, args?: Record<string, unknown>): NodeAgentOptions => ({
  async reply(_text, { callTool }) {
    try {
      return JSON.stringify((await callTool(name, args)) ?? null);
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      return error.code;
    }
  },
});

const connect = async (
  agentOptions: Parameters<typeof agents.start>[0],
  tools: Record<string, Tool>,
) => {
  const agent = agents.connectTo(await agents.start(agentOptions), { tools, speech: 'off' });
  const errors: AgentError[] = [];
  agent.on('error', (error) => errors.push(error));
  await agent.actions.connect();
  return { agent, errors, ...agent.actions };
};

describe('a tool', () => {
  it('is run with the arguments from the agent, which receives the result', async () => {
    const { sendText } = await connect(callsTool('openPage', { page: 'cart' }), { openPage });
    expect(await sendText('열어 줘')).toBe('{"opened":"cart"}');
  });

  it('is known to the agent from the first request on, with description and parameters', async () => {
    const { sendText } = await connect(
      { reply: (_text, { tools }) => JSON.stringify(tools) },
      { openPage },
    );
    const { description, parameters } = openPage;
    const expected = [{ name: 'openPage', description, parameters }];
    expect(JSON.parse(await sendText('무엇을 할 수 있어?'))).toEqual(expected);
  });

  it('is called by the default agent when a text matches its arguments', async () => {
    const { sendText } = await connect({}, { openPage });
    expect(await sendText('쇼핑몰 cart 페이지 보여 줘')).toContain('{"opened":"cart"}');
    expect(await sendText('쇼핑몰 페이지 보여 줘')).not.toContain('opened');
  });

  it('that returns undefined results in null', async () => {
    const { sendText } = await connect(callsTool('quiet'), {
      quiet: { description: '', run: () => undefined },
    });
    expect(await sendText('조용히')).toBe('null');
  });

  it('may run concurrently with another', async () => {
    const { sendText } = await connect(
      {
        reply: async (_text, { callTool }) =>
          JSON.stringify(await Promise.all([callTool('one'), callTool('two')])),
      },
      {
        one: { description: '', run: () => new Promise((end) => setTimeout(end, 50, 1)) },
        two: { description: '', run: () => 2 },
      },
    );
    expect(await sendText('둘 다')).toBe('[1,2]');
  });
});

describe('a tool call that fails', () => {
  const failures: [string, Tool['run'], string][] = [
    [
      'throws',
      () => {
        throw new Error('고장');
      },
      'tool-failed',
    ],
    ['rejects', () => Promise.reject(new Error('고장')), 'tool-failed'],
    [
      'rejects without a readable message',
      () => Promise.reject({ message: Symbol('m') }),
      'tool-failed',
    ],
    ['returns something that is not JSON', () => 10n, 'tool-failed'],
    ['returns too much', () => 'a'.repeat(limits.toolCallCharacters), 'tool-failed'],
    ['takes too long', never, 'tool-timeout'],
  ];
  it.each(failures)(
    'because the tool %s is reported with its code on both ends',
    async (_, run, code) => {
      const { sendText, errors } = await connect(callsTool('tool'), {
        tool: { description: '', timeoutMs: 100, run },
      });
      expect(await sendText('해 줘')).toBe(code);
      expect(errors).toMatchObject([{ code, retryable: false, operations: [] }]);
      expect(errors[0]?.message).toMatch(/^tool-\w+: tool\b/);
    },
  );

  it('keeps the original error as the cause', async () => {
    const cause = new Error('고장');
    const { sendText, errors } = await connect(callsTool('tool'), {
      tool: { description: '', run: () => Promise.reject(cause) },
    });
    await sendText('해 줘');
    expect(errors[0]?.cause).toBe(cause);
  });

  it('because the tool is unknown is rejected by the agent', async () => {
    const { sendText, errors } = await connect(callsTool('toString'), { openPage });
    expect(await sendText('해 줘')).toBe('tool-unknown');
    expect(errors).toEqual([]);
  });

  it('because the tool is unknown is rejected by the page if the agent sends it', async () => {
    const { sendText, errors } = await connect({ faults: ['unknown-tool'] }, { openPage });
    expect(await sendText('안녕')).not.toBe('');
    expect(errors.map(({ code }) => code)).toEqual(['tool-unknown']);
  });

  it('because the page has no tools is rejected in the same way', async () => {
    const agent = agents.connectTo(await agents.start({ faults: ['unknown-tool'] }), {
      speech: 'off',
    });
    const errors: string[] = [];
    agent.on('error', ({ message }) => errors.push(message));
    await agent.actions.connect();
    expect(await agent.actions.sendText('안녕')).not.toBe('');
    expect(errors).toEqual(['tool-unknown: makeCoffee']);
  });

  it('because its arguments are too long fails the request, but not the session', async () => {
    const text = 'a'.repeat(limits.toolCallCharacters);
    const { sendText, agent } = await connect(callsTool('openPage', { text }), { openPage });
    expect(await codeOf(sendText('해 줘'))).toBe('agent-failed');
    expect(agent.state).toBe('ready');
  });
});

describe('a late result of a tool is ignored', () => {
  /** A tool that returns when told to, and records that it was aborted. */
  const createSlowTool = () => {
    let begin!: (signal: AbortSignal) => void;
    let answer!: (result: string) => void;
    const begun = new Promise<AbortSignal>((resolve) => (begin = resolve));
    const result = new Promise<string>((resolve) => (answer = resolve));
    const tool: Tool = {
      description: '',
      run: (_args, { signal }) => {
        begin(signal);
        return result;
      },
    };
    return { tool, begun, answer };
  };

  it('after another request has replaced its own', async () => {
    const { tool, begun, answer } = createSlowTool();
    const replies: unknown[] = [];
    const { sendText } = await connect(
      {
        async reply(text, { callTool }) {
          if (text === '둘') return '둘째';
          replies.push(await callTool('tool'));
          return '첫째';
        },
      },
      { tool },
    );
    const first = codeOf(sendText('하나'));
    const signal = await begun;
    expect(signal.aborted).toBe(false);
    expect(await sendText('둘')).toBe('둘째');
    expect(await first).toBe('interrupted');
    expect(signal.aborted).toBe(true);
    answer('늦음');
    expect(await sendText('둘')).toBe('둘째');
    expect(replies).toEqual([]);
  });

  it('even if the tool starts a recording when it is aborted', async () => {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const refused: Promise<string | undefined>[] = [];
    const { sendText, agent } = await connect(
      { reply: (text, { callTool }) => (text === '하나' ? callTool('tool').then(String) : text) },
      {
        tool: {
          description: '',
          run: (_args, { signal }) => {
            signal.addEventListener('abort', () => {
              expect(agent.state).toBe('thinking');
              refused.push(codeOf(agent.actions.startRecording()));
            });
            begin();
            return never();
          },
        },
      },
    );
    const first = codeOf(sendText('하나'));
    await begun;
    const second = sendText('둘');
    expect(agent.state).toBe('thinking');
    expect(await first).toBe('interrupted');
    expect(refused).toHaveLength(1);
    expect(await codeOf(second)).toBe('interrupted');
    expect(await refused[0]).toBe('recording-unsupported');
  });

  it('after the session has ended and another has started', async () => {
    const { tool, begun, answer } = createSlowTool();
    const {
      agent,
      sendText,
      connect: again,
      disconnect,
      errors,
    } = await connect(
      { reply: (text, { callTool }) => (text === '하나' ? callTool('tool').then(String) : text) },
      { tool },
    );
    const first = codeOf(sendText('하나'));
    const signal = await begun;
    await disconnect();
    expect(signal.aborted).toBe(true);
    expect(await first).toBe('aborted');
    await again();
    answer('늦음');
    expect(await sendText('둘')).toBe('둘');
    expect(agent.state).toBe('ready');
    expect(errors).toEqual([]);
  });

  it('after the agent has replied without waiting for it', async () => {
    const { tool, begun, answer } = createSlowTool();
    const { sendText, agent } = await connect(
      {
        async reply(_text, { callTool }) {
          void callTool('tool').catch(() => undefined);
          await begun;
          return '먼저';
        },
      },
      { tool },
    );
    expect(await sendText('하나')).toBe('먼저');
    expect((await begun).aborted).toBe(true);
    answer('늦음');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(agent.state).toBe('ready');
  });
});

describe('invalid tools', () => {
  const refused = async (tools: unknown): Promise<string | undefined> => {
    const agent = agents.connectTo(await agents.start(), { tools: tools as Record<string, Tool> });
    return codeOf(agent.actions.connect());
  };
  const run = (): void => undefined;
  const circular: Record<string, unknown> = {};
  circular.self = circular;

  it.each([
    ['a name with a space', { 'open cart': { description: '', run } }],
    ['a name that is too long', { ['a'.repeat(65)]: { description: '', run } }],
    ['null as a tool', { openCart: null }],
    ['no description', { openCart: { run } }],
    ['no run', { openCart: { description: '' } }],
    ['an array as parameters', { openCart: { description: '', run, parameters: [] } }],
    ['circular parameters', { openCart: { description: '', run, parameters: circular } }],
    ['a timeout of zero', { openCart: { description: '', run, timeoutMs: 0 } }],
    [
      'a timeout that is too long',
      { openCart: { description: '', run, timeoutMs: limits.toolCallMs + 1 } },
    ],
    [
      'a description that is too long',
      { openCart: { description: 'a'.repeat(limits.toolsCharacters), run } },
    ],
  ])('are rejected by connect: %s', async (_, tools) => {
    expect(await refused(tools)).toBe('invalid-options');
  });

  it('are told that a name begins with a letter', async () => {
    const agent = agents.connectTo(await agents.start(), {
      tools: { '1st': { description: '', run } },
    });
    await expect(agent.actions.connect()).rejects.toThrow('tools.1st must be named by a letter');
  });

  it('are rejected by createAgent when they are not an object', () => {
    const given = { url: 'ws://localhost', getToken: () => '' };
    for (const tools of [null, [], 'openCart'])
      expect(() => agents.connectTo({ ...given } as never, { tools: tools as never })).toThrow(
        'invalid-options: tools',
      );
  });
});

it('the state stays thinking while a tool runs', async () => {
  const { agent, sendText } = await connect(callsTool('look'), {
    look: { description: '', run: () => agent.state },
  });
  const reply = next(agent, 'message', ({ role }) => role === 'agent');
  expect(await sendText('무슨 상태야?')).toBe('"thinking"');
  await reply;
});
