import { createAdpcmWriter, writeFrame, type ClientMessage } from 'product-sdk/protocol';
import { anyBytes, damageText, type Frame } from './damage';
import type { Random } from './random';
import { anyValue } from './values';

const texts = ['네', '안녕하세요', '오늘 날짜를 알려 주세요', '가'.repeat(200)];

/** Every message a client can send after its hello, with request numbers that mostly rise. */
const makers: {
  [T in ClientMessage['type']]: (
    request: number,
    random: Random,
  ) => Extract<ClientMessage, { type: T }>;
} = {
  'send-text': (request, random) => ({ type: 'send-text', request, text: random.pick(texts) }),
  'send-tts': (request, random) => ({ type: 'send-tts', request, text: random.pick(texts) }),
  'recording-start': (request) => ({ type: 'recording-start', request }),
  'recording-end': (request, random) => ({
    type: 'recording-end',
    request: request - random.integer(2),
    discard: random.once(2),
  }),
  cancel: (request, random) => ({ type: 'cancel', request: request - random.integer(2) }),
  'stop-speaking': () => ({ type: 'stop-speaking' }),
  ping: () => ({ type: 'ping' }),
  greet: (request) => ({ type: 'greet', request }),
  context: (_, random) => ({ type: 'context', context: { any: anyValue(random) } }),
  tools: (_, random) => ({
    type: 'tools',
    tools: Array.from({ length: random.integer(4) }, () => ({
      name: random.pick(['openCart', 'slow', 'toString']),
      description: random.pick(texts) || '네',
      parameters: { properties: anyValue(random), required: anyValue(random) },
    })),
  }),
  'tool-result': (request, random) => ({
    type: 'tool-result',
    request: request - random.integer(2),
    // Few are answers to no call at all: those end the session.
    call: random.once(20) ? 1 + random.integer(9) : 1,
    result: anyValue(random),
    code: random.pick([undefined, 'tool-unknown', 'tool-failed', 'tool-timeout'] as const),
  }),
  hello: (_, random) => ({
    type: 'hello',
    protocol: 1,
    token: random.pick(texts),
    language: 'ko',
    speech: true,
  }),
};

/** A frame from a client that has lost its mind: some whole, some damaged, in any order. */
export const clientFrame = (request: number, random: Random): Frame => {
  if (random.once(4)) {
    if (random.once(8)) return anyBytes(random);
    const samples = new Int16Array(1 + random.integer(800));
    return random.once(2)
      ? createAdpcmWriter()(request, samples)
      : writeFrame('microphone', request, samples);
  }
  const text = JSON.stringify(random.pick(Object.values(makers))(Math.max(1, request), random));
  if (random.once(20)) return JSON.stringify({ type: `new-${random.integer(9)}` });
  return random.once(20) ? damageText(text, random) : text;
};
