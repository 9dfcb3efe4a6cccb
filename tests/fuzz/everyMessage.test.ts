import {
  agentSchema,
  clientSchema,
  readAgentMessage,
  readClientMessage,
} from 'product-sdk/protocol';
import { describe, expect, it } from 'vitest';
import { agentMessages } from './agentFrames';
import { clientMessages, type Numbers } from './clientFrames';
import { damageField } from './damage';
import { createRandom, type Random } from './random';

const TIMES = 500;

type Make = (random: Random, numbers: Numbers) => object;

const numbers = { request: 2, recording: 1, call: 1 };

const ends = [
  { end: 'an agent', messages: agentMessages, schema: agentSchema, read: readAgentMessage },
  { end: 'a client', messages: clientMessages, schema: clientSchema, read: readClientMessage },
];

describe.each(ends)('a random message from $end', ({ messages, schema, read }) => {
  const makers: Record<string, Make | undefined> = messages;

  it.each(Object.keys(schema))(
    'of type %s is usually valid, and may become unknown or malformed when damaged',
    (type) => {
      const random = createRandom(5);
      const make = makers[type];
      if (!make) throw new Error(`Nothing invents "${type}".`);
      const texts = Array.from({ length: TIMES }, () => JSON.stringify(make(random, numbers)));
      const whole = texts.filter((text) => read(text).kind === 'message');
      expect(whole.length).toBeGreaterThan(TIMES / 2);

      const readings = whole.map((text) => read(damageField(text, random)).kind);
      expect(readings).toContain('unknown');
      expect(readings).toContain('malformed');
    },
  );
});
