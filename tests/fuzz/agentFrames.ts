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

const requests = [1, 2, 3, 4, 5, 6, 7, 8];
const texts = ['', '네', '안녕하세요. 반갑습니다.', '가'.repeat(200)];

/** Every message an agent can send, about requests that may or may not have been made. */
const makers: {
  [T in AgentMessage['type']]: (random: Random) => Extract<AgentMessage, { type: T }>;
} = {
  ready: (random) => ({
    type: 'ready',
    protocol: 1,
    session: 's',
    language: 'ko',
    voice: 'agent',
    idleTimeoutMs: 9,
    greets: random.pick([undefined, true]),
    encodings: random.pick([undefined, [], ['adpcm', '없는 방식']]),
  }),
  transcript: (random) => ({
    type: 'transcript',
    request: random.pick(requests),
    text: random.pick(texts),
    durationMs: 5,
  }),
  'reply-delta': (random) => ({
    type: 'reply-delta',
    request: random.pick(requests),
    text: random.pick(texts),
  }),
  reply: (random) => ({
    type: 'reply',
    request: random.pick(requests),
    text: random.pick(texts),
    speech: random.once(2),
  }),
  'speech-start': (random) => ({
    type: 'speech-start',
    request: random.pick(requests),
    stream: random.pick(requests),
    text: '말',
    voice: random.pick(['agent', 'device']),
  }),
  'speech-mark': (random) => ({
    type: 'speech-mark',
    stream: random.pick(requests),
    marks: [{ shape: random.pick(mouthShapes), atMs: random.integer(9) }],
  }),
  'speech-end': (random) => ({
    type: 'speech-end',
    stream: random.pick(requests),
    durationMs: random.integer(9),
  }),
  'tool-call': (random) => ({
    type: 'tool-call',
    request: random.pick(requests),
    call: 1 + random.integer(99),
    name: random.pick(['openCart', 'slow', 'broken', 'toString', '없는 도구']),
    arguments: Object(anyValue(random)) as Record<string, unknown>,
  }),
  emotion: (random) => ({
    type: 'emotion',
    request: random.pick(requests),
    emotion: random.pick(emotions),
  }),
  pong: () => ({ type: 'pong' }),
  error: (random) => ({
    type: 'error',
    code: random.pick(Object.keys(errors) as ErrorCode[]),
    request: random.pick(requests),
  }),
};

/** A frame from an agent that has lost its mind: some whole, some damaged, in any order. */
export const agentFrame = (random: Random): Frame => {
  if (random.once(6))
    return random.once(10)
      ? anyBytes(random)
      : writeFrame('speech', random.pick(requests), new Int16Array(1 + random.integer(100)));
  const text = JSON.stringify(random.pick(Object.values(makers))(random));
  if (random.once(200)) return JSON.stringify({ type: 'error', code: 'session-idle' });
  if (random.once(20)) return JSON.stringify({ type: `new-${random.integer(9)}` });
  return random.once(40) ? damageText(text, random) : text;
};
