import { describe, expect, it } from 'vitest';
import { limits } from './limits.js';
import { createMessages } from './messages.js';

const agentMessage = { role: 'agent', text: '', via: 'text', status: 'partial' } as const;

describe('the messages', () => {
  it('returns a new array after a change and the same one otherwise', () => {
    const messages = createMessages(() => undefined);
    const empty = messages.all;
    const id = messages.add(agentMessage);
    const partial = messages.all;
    messages.extend(id, '안녕');
    messages.end(id, 'complete', '안녕하세요');
    expect(empty).toEqual([]);
    expect(partial).toMatchObject([{ text: '', status: 'partial' }]);
    expect(messages.all).toMatchObject([{ text: '안녕하세요', status: 'complete' }]);
    expect(messages.all).toBe(messages.all);
  });

  it('keeps the received text when a message is cut', () => {
    const messages = createMessages(() => undefined);
    const id = messages.add(agentMessage);
    messages.extend(id, '안녕');
    messages.end(id, 'cut');
    expect(messages.all).toMatchObject([{ text: '안녕', status: 'cut' }]);
  });

  it('drops the oldest messages beyond its limit', () => {
    const messages = createMessages(() => undefined);
    for (let count = 0; count < limits.messagesKept + 5; count += 1) messages.add(agentMessage);
    expect(messages.all).toHaveLength(limits.messagesKept);
    expect(messages.all[0]?.id).toBe(6);
  });
});
