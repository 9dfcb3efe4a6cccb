import { createPageAgent, type PageAgentOptions } from 'product-agent/page';
import { AgentError, createAgent, type Agent, type Transport } from 'product-sdk';
import { afterEach, expect, it, vi } from 'vitest';

let restore: (() => void)[] = [];

afterEach(() => {
  for (const act of restore) act();
  restore = [];
  vi.unstubAllGlobals();
});

/** Removes what some hosts lack. */
const without = (target: object, ...names: string[]): void => {
  for (const name of names) {
    const descriptor = Object.getOwnPropertyDescriptor(target, name);
    if (!descriptor) continue;
    Reflect.deleteProperty(target, name);
    restore.push(() => void Object.defineProperty(target, name, descriptor));
  }
};

/** The event targets of a page, in an environment with an `AbortSignal` of its own. */
const modelPlace = () => {
  const place = new EventTarget();
  const listen = place.addEventListener.bind(place);
  return Object.assign(place, {
    addEventListener(...given: Parameters<typeof listen>) {
      const [, , options] = given;
      if (Object(options).signal) throw new TypeError("'signal' is not of type 'AbortSignal'");
      listen(...given);
    },
  });
};

/** Hosts in which something is missing or broken, each modeled on a real one. */
const hosts: Record<string, () => void> = {
  'an AbortSignal without reason and throwIfAborted (React Native)': () =>
    without(AbortSignal.prototype, 'reason', 'throwIfAborted'),
  'a window and document without addEventListener (React Native)': () => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
  },
  'a DOM that rejects signals of the host (jsdom in Node)': () => {
    vi.stubGlobal('window', modelPlace());
    vi.stubGlobal('document', modelPlace());
  },
  'an AudioContext that cannot be started (an old WebView)': () =>
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'suspended';
      },
    ),
  'a speechSynthesis without methods': () => vi.stubGlobal('speechSynthesis', {}),
  'a getUserMedia that throws something other than an Error': () => {
    vi.stubGlobal('AudioWorkletNode', Object);
    vi.stubGlobal('navigator', {
      mediaDevices: {
        getUserMedia() {
          throw { name: 'OverconstrainedError' };
        },
      },
    });
  },
};

/** Calls every operation; returns what they rejected with. */
const callEverything = async ({ actions }: Agent): Promise<unknown[]> => {
  const rejections: unknown[] = [];
  const settle = (promise: Promise<unknown>): Promise<unknown> =>
    promise.catch((error) => rejections.push(error));
  const aborted = new AbortController();
  const opening = actions.connect();
  await settle(opening);
  await settle(actions.sendText('안녕하세요'));
  const speech = actions.sendTts('네', { signal: aborted.signal });
  const text = actions.sendText('그만', { signal: aborted.signal });
  aborted.abort();
  await Promise.all([speech, text].map(settle));
  await settle(actions.startRecording());
  await settle(actions.stopRecording());
  await settle(actions.stopSpeaking());
  await settle(actions.disconnect());
  const again = actions.connect();
  await settle(actions.disconnect());
  await settle(again);
  return rejections;
};

const tools = { openCart: { description: '장바구니를 엽니다.', run: () => 'opened' } };
const replyByTool: PageAgentOptions['reply'] = async (_text, { callTool }) =>
  String(await callTool('openCart'));

async function* speak(): ReturnType<NonNullable<PageAgentOptions['speak']>> {
  yield { samples: new Int16Array(240), marks: [] };
}

const breaking = (broken: 'send' | 'close' | 'open', transport: Transport): Transport => {
  const refuse = (): never => {
    throw new TypeError(`cannot ${broken}`);
  };
  if (broken === 'open') return refuse;
  return (url) => Object.assign(transport(url), { [broken]: refuse });
};

it.each(Object.entries(hosts))(
  'rejects only with AgentErrors on a host with %s',
  async (_, impoverish) => {
    impoverish();
    for (const hooks of [{ speak }, { reply: replyByTool }]) {
      const rejections = await callEverything(createAgent({ ...createPageAgent(hooks), tools }));
      expect(rejections.filter((error) => !AgentError.isInstance(error))).toEqual([]);
      // None of it prevents connecting and sending text.
      expect(rejections.map((error) => (error as AgentError).code)).not.toContain('not-connected');
      expect(rejections.map((error) => (error as AgentError).code)).not.toContain('agent-failed');
    }
  },
);

it.each(['open', 'send', 'close'] as const)(
  'rejects only with AgentErrors when a transport throws in %s',
  async (broken) => {
    const { transport, ...rest } = createPageAgent();
    const options = { ...rest, transport: breaking(broken, transport) };
    const agent = createAgent({ ...options, connectTimeoutMs: 200, reconnect: false });
    const rejections = await callEverything(agent);
    expect(rejections.filter((error) => !AgentError.isInstance(error))).toEqual([]);
    if (broken !== 'close') expect(rejections[0]).toMatchObject({ code: 'connect-failed' });
  },
);

it('disconnects on pagehide where listeners accept no signal, and removes its listeners', async () => {
  const [window, document] = [modelPlace(), modelPlace()];
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const listened = vi.spyOn(window, 'addEventListener');
  const left = vi.spyOn(window, 'removeEventListener');
  const agent = createAgent(createPageAgent());
  await agent.actions.connect();
  window.dispatchEvent(new Event('pagehide'));
  expect(agent.state).toBe('disconnected');
  expect(listened).toHaveBeenCalled();
  expect(left.mock.calls).toEqual(listened.mock.calls);
});

it('speaks silently when speechSynthesis throws on every call (a WebView)', async () => {
  const refuse = (): never => {
    throw new TypeError('not in a WebView');
  };
  vi.stubGlobal('SpeechSynthesisUtterance', Object);
  vi.stubGlobal('speechSynthesis', { speak: refuse, cancel: refuse, getVoices: refuse });
  const agent = createAgent(createPageAgent());
  const voices: string[] = [];
  agent.on('speech-start', ({ voice }) => voices.push(voice));
  await agent.actions.connect();
  expect(await agent.actions.sendTts('네')).toEqual({ completed: true });
  expect(voices).toEqual(['silent']);
  await agent.actions.disconnect();
});
