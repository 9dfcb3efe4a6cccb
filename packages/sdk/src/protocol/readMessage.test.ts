import { describe, expect, it } from 'vitest';
import {
  limits,
  PROTOCOL_VERSION,
  readAgentMessage,
  readClientMessage,
  type AgentMessage,
  type ClientMessage,
} from './index.js';

const hello: ClientMessage = {
  type: 'hello',
  protocol: PROTOCOL_VERSION,
  token: 'a.b.c',
  language: 'ko',
  speech: true,
};

const ready: AgentMessage = {
  type: 'ready',
  protocol: PROTOCOL_VERSION,
  session: 's-1',
  language: 'en',
  voice: 'agent',
  idleTimeoutMs: 300_000,
};

describe('reading a message', () => {
  it('returns the message that the other side wrote', () => {
    expect(readClientMessage(JSON.stringify(hello))).toEqual({ kind: 'message', message: hello });
    expect(readAgentMessage(JSON.stringify(ready))).toEqual({ kind: 'message', message: ready });
  });

  it('accepts additional fields of later versions', () => {
    const later = { ...ready, mood: 'calm' };
    expect(readAgentMessage(JSON.stringify(later)).kind).toBe('message');
  });

  it('reports an unknown type as unknown, not as malformed', () => {
    expect(readAgentMessage('{"type":"weather"}')).toEqual({ kind: 'unknown', type: 'weather' });
    expect(readAgentMessage('{"type":"constructor"}').kind).toBe('unknown');
    expect(readAgentMessage('{"type":"__proto__"}').kind).toBe('unknown');
  });

  it.each([
    ['', 'not JSON'],
    ['{"type":"ready"', 'not JSON'],
    ['['.repeat(limits.messageBytes), 'not JSON'],
    ['null', 'no type'],
    ['"ready"', 'no type'],
    ['{"type":7}', 'no type'],
    ['{"type":"ready"}', 'wrong fields in ready'],
    [JSON.stringify({ ...ready, language: 'fr' }), 'wrong fields in ready'],
    [JSON.stringify({ ...ready, idleTimeoutMs: 0.5 }), 'wrong fields in ready'],
    ['{"type":"error","code":"toString"}', 'wrong fields in error'],
    [' '.repeat(limits.messageBytes + 1), 'too long'],
  ])('reports %.20s as malformed: %s', (frame, detail) => {
    expect(readAgentMessage(frame)).toEqual({ kind: 'malformed', detail });
  });

  it('rejects an empty text and one beyond the limit', () => {
    const frame = (length: number) =>
      JSON.stringify({ type: 'send-text', request: 1, text: 'a'.repeat(length) });
    expect(readClientMessage(frame(limits.textCharacters)).kind).toBe('message');
    expect(readClientMessage(frame(limits.textCharacters + 1)).kind).toBe('malformed');
    expect(readClientMessage(frame(0)).kind).toBe('malformed');
  });
});
