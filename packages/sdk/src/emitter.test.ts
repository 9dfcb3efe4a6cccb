import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.js';
import { AgentError } from './errors.js';

const error = new AgentError('aborted');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('listeners', () => {
  it('are called in the order they came, after the work that caused the event', async () => {
    const { on, emit } = createEmitter();
    const heard: string[] = [];
    on('error', () => heard.push('first'));
    on('error', () => heard.push('second'));
    emit('error', error);
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual(['first', 'second']);
  });

  it('are no longer called once they are taken off, even between event and call', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    const stop = on('error', listener);
    emit('error', error);
    stop();
    stop();
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });

  it('are no longer called once a listener before them has taken them off', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    on('error', () => stop());
    const stop = on('error', listener);
    emit('error', error);
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });

  it('that are added by a listener hear of the next event', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    const stop = on('error', () => on('error', listener));
    emit('error', error);
    await Promise.resolve();
    stop();
    expect(listener).not.toHaveBeenCalled();
    emit('error', error);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are called twice when they are given twice, and taken off one at a time', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    on('error', listener);
    on('error', listener)();
    emit('error', error);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that throw disturb nobody else, and are reported', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { on, emit } = createEmitter();
    const failure = new Error('mine');
    const listener = vi.fn();
    on('error', () => {
      throw failure;
    });
    on('error', listener);
    emit('error', error);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledWith(error);
    expect(report).toHaveBeenCalledWith(failure);
  });
});
