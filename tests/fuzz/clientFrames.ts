import { createAdpcmWriter, writeFrame, type ClientMessage } from 'product-sdk/protocol';
import { anyBytes, damageText, type Frame } from './damage';
import type { Random } from './random';
import { anyValue } from './values';

const texts = ['네', '안녕하세요', '오늘 날짜를 알려 주세요', '가'.repeat(200)];

/** What a client may know of its session; 0 stands for nothing. */
export interface Numbers {
  /** Of the next request. */
  request: number;
  /** Of the request of a recording. */
  recording: number;
  /** Of the last tool call. */
  call: number;
}

/** Every message a client can send, mostly about what exists. */
export const clientMessages: {
  [T in ClientMessage['type']]: (
    random: Random,
    numbers: Numbers,
  ) => Extract<ClientMessage, { type: T }>;
} = {
  'send-text': (random, { request }) => ({ type: 'send-text', request, text: random.pick(texts) }),
  'send-tts': (random, { request }) => ({ type: 'send-tts', request, text: random.pick(texts) }),
  'recording-start': (_, { request }) => ({ type: 'recording-start', request }),
  'recording-end': (random, { request, recording }) => ({
    type: 'recording-end',
    request: recording || request,
    discard: random.once(4),
  }),
  cancel: (random, { request }) => ({ type: 'cancel', request: request - random.integer(2) }),
  'stop-speaking': () => ({ type: 'stop-speaking' }),
  ping: () => ({ type: 'ping' }),
  greet: (_, { request }) => ({ type: 'greet', request }),
  context: (random) => ({ type: 'context', context: { any: anyValue(random) } }),
  tools: (random) => ({
    type: 'tools',
    tools: Array.from({ length: random.integer(4) }, () => ({
      name: random.pick(['openCart', 'slow', 'toString']),
      description: random.pick(texts) || '네',
      parameters: { properties: anyValue(random), required: anyValue(random) },
    })),
  }),
  'tool-result': (random, { request, call }) => ({
    type: 'tool-result',
    request,
    call: random.once(20) ? 1 + random.integer(9) : call || 1,
    result: anyValue(random),
    code: random.pick([
      undefined,
      undefined,
      undefined,
      'tool-unknown',
      'tool-failed',
      'tool-timeout',
    ] as const),
  }),
  hello: (random) => ({
    type: 'hello',
    protocol: 1,
    token: random.pick(texts),
    language: 'ko',
    speech: true,
  }),
};

/** A misbehaving client. */
export interface MadClient {
  /** The next frame: some valid, some damaged, in any order. */
  nextFrame(): Frame;
  /** A tool of its page was called. */
  onCall(call: number): void;
}

/** Creates a client whose `hello` is sent by the caller. */
export const createMadClient = (random: Random): MadClient => {
  const numbers: Numbers = { request: 0, recording: 0, call: 0 };

  const audio = (): ArrayBuffer => {
    if (random.once(20)) return anyBytes(random);
    const samples = new Int16Array(1 + random.integer(4_000));
    const stream = numbers.recording || numbers.request;
    return random.once(2)
      ? createAdpcmWriter()(stream, samples)
      : writeFrame('microphone', stream, samples);
  };

  const message = (): ClientMessage => {
    const { hello, 'tool-result': result, ...others } = clientMessages;
    const makers = [...Object.values(others), ...(numbers.call ? [result] : [])];
    // Both end the session: a second `hello`, and a result of a call that was never made.
    const make = random.once(200) ? random.pick([hello, result]) : random.pick(makers);
    return make(random, numbers);
  };

  return {
    nextFrame() {
      numbers.request += 1;
      if (random.once(4)) return audio();
      if (random.once(20)) return JSON.stringify({ type: `new-${random.integer(9)}` });
      const made = message();
      if (made.type === 'recording-start' && !numbers.recording) numbers.recording = made.request;
      if (made.type === 'recording-end') numbers.recording = 0;
      const text = JSON.stringify(made);
      return random.once(40) ? damageText(text, random) : text;
    },
    onCall(call) {
      numbers.call = call;
    },
  };
};
