import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../limits.js';
import { startHeartbeat } from './heartbeat.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const start = () => {
  const ping = vi.fn();
  const onDead = vi.fn();
  return { ping, onDead, heartbeat: startHeartbeat(ping, onDead) };
};

describe('the heartbeat', () => {
  it('pings after each period of silence', () => {
    const { ping, onDead, heartbeat } = start();
    vi.advanceTimersByTime(limits.heartbeatMs);
    expect(ping).toHaveBeenCalledTimes(1);
    heartbeat.heard();
    vi.advanceTimersByTime(limits.heartbeatMs);
    expect(ping).toHaveBeenCalledTimes(2);
    expect(onDead).not.toHaveBeenCalled();
  });

  it('sends no ping while messages arrive', () => {
    const { ping, heartbeat } = start();
    for (let count = 0; count < 10; count += 1) {
      vi.advanceTimersByTime(limits.heartbeatMs - 1);
      heartbeat.heard();
    }
    expect(ping).not.toHaveBeenCalled();
  });

  it('reports an unanswered ping once', () => {
    const { onDead } = start();
    vi.advanceTimersByTime(limits.heartbeatMs + limits.heartbeatAnswerMs);
    expect(onDead).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10 * limits.heartbeatMs);
    expect(onDead).toHaveBeenCalledTimes(1);
  });

  it('pings immediately on request, but only once', () => {
    const { ping, heartbeat } = start();
    heartbeat.ask();
    heartbeat.ask();
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it('neither pings nor reports after stop', () => {
    const { ping, onDead, heartbeat } = start();
    heartbeat.ask();
    heartbeat.stop();
    vi.advanceTimersByTime(10 * limits.heartbeatMs);
    expect(ping).toHaveBeenCalledTimes(1);
    expect(onDead).not.toHaveBeenCalled();
  });

  it('does not report a connection whose answer arrives before the timeout', () => {
    const { onDead, heartbeat } = start();
    heartbeat.ask();
    // The timeout fires while the answer is queued behind it.
    vi.advanceTimersByTime(limits.heartbeatAnswerMs - 1);
    heartbeat.heard();
    vi.advanceTimersByTime(limits.heartbeatAnswerMs);
    expect(onDead).not.toHaveBeenCalled();
  });
});
