import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmitter } from './emitter.js';
import { AgentError } from './errors.js';

const error = new AgentError('aborted');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('listeners', () => {
  it('are called asynchronously, in the order they were added', async () => {
    const { on, emit } = createEmitter();
    const heard: string[] = [];
    on('error', () => heard.push('first'));
    on('error', () => heard.push('second'));
    emit('error', error);
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual(['first', 'second']);
  });

  it('are not called when removed between the event and the call', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    const stop = on('error', listener);
    emit('error', error);
    stop();
    stop();
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });

  it('are not called when an earlier listener removes them', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    on('error', () => stop());
    const stop = on('error', listener);
    emit('error', error);
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });

  it('added by a listener are first called for the next event', async () => {
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

  it('added twice are removed one at a time', async () => {
    const { on, emit } = createEmitter();
    const listener = vi.fn();
    on('error', listener);
    on('error', listener)();
    emit('error', error);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that throw are reported and do not affect other listeners', async () => {
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
