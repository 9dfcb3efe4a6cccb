import {
  emotions,
  errors,
  mouthShapes,
  type AgentMessage,
  type ErrorCode,
  writeFrame,
} from 'product-sdk/protocol';
import { anyBytes, damageText, type Frame } from './damage';
import type { Random } from './random';
import { anyValue } from './values';

const streams = [1, 2];
const texts = ['', '네', '안녕하세요. 반갑습니다.', '가'.repeat(200)];

/** Mostly the last request, because it may be pending. */
const near = (random: Random, request: number): number =>
  random.once(4) ? Math.max(1, request + 1 - random.integer(4)) : Math.max(1, request);

/** Every message an agent can send, about requests that may or may not exist. */
export const agentMessages: {
  [T in AgentMessage['type']]: (
    random: Random,
    numbers: { request: number },
  ) => Extract<AgentMessage, { type: T }>;
} = {
  ready: (random) => ({
    type: 'ready',
    protocol: 1,
    session: 's',
    language: 'ko',
    voice: random.pick(['agent', 'device']),
    idleTimeoutMs: 9,
    greets: random.pick([undefined, true]),
    encodings: random.pick([undefined, [], ['adpcm', '없는 방식']]),
  }),
  transcript: (random, { request }) => ({
    type: 'transcript',
    request: near(random, request),
    text: random.pick(texts),
    durationMs: 5,
  }),
  'reply-delta': (random, { request }) => ({
    type: 'reply-delta',
    request: near(random, request),
    text: random.pick(texts),
  }),
  reply: (random, { request }) => ({
    type: 'reply',
    request: near(random, request),
    text: random.pick(texts),
    speech: random.once(2),
  }),
  'speech-start': (random, { request }) => ({
    type: 'speech-start',
    request: near(random, request),
    stream: random.pick(streams),
    text: '말',
    voice: random.pick(['agent', 'device']),
  }),
  'speech-mark': (random) => ({
    type: 'speech-mark',
    stream: random.pick(streams),
    marks: [{ shape: random.pick(mouthShapes), atMs: random.pick([0, 0, 9]) }],
  }),
  'speech-end': (random) => ({
    type: 'speech-end',
    stream: random.pick(streams),
    durationMs: random.integer(9),
  }),
  'tool-call': (random, { request }) => ({
    type: 'tool-call',
    request: near(random, request),
    call: 1 + random.integer(99),
    name: random.pick(['openCart', 'slow', 'broken', 'toString', '없는 도구']),
    arguments: { any: anyValue(random) },
  }),
  emotion: (random, { request }) => ({
    type: 'emotion',
    request: near(random, request),
    emotion: random.pick(emotions),
  }),
  pong: () => ({ type: 'pong' }),
  error: (random, { request }) => ({
    type: 'error',
    code: random.pick(Object.keys(errors) as ErrorCode[]),
    request: near(random, request),
    detail: random.pick([undefined, '이유']),
  }),
};

/**
 * A frame of a misbehaving agent: some valid, some damaged, in any order.
 * @param request - The last request the agent was sent.
 */
export const agentFrame = (random: Random, request: number): Frame => {
  if (random.once(6))
    return random.once(20)
      ? anyBytes(random)
      : writeFrame('speech', random.pick(streams), new Int16Array(1 + random.integer(100)));
  const text = JSON.stringify(random.pick(Object.values(agentMessages))(random, { request }));
  if (random.once(200)) return JSON.stringify({ type: 'error', code: 'session-idle' });
  if (random.once(20)) return JSON.stringify({ type: `new-${random.integer(9)}` });
  return random.once(80) ? damageText(text, random) : text;
};
