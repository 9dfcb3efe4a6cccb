import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRecorder } from './recorder.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Starts a recording whose microphone the browser is still asking for. */
const startAsking = () => {
  vi.stubGlobal('AudioWorkletNode', vi.fn());
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: () => new Promise(() => undefined) },
  });
  const room = {
    emit: vi.fn(),
    send: vi.fn(),
    sendFrame: vi.fn(),
    expectAnswer: vi.fn(),
    onEnd: vi.fn(),
  };
  const recorder = createRecorder(room);
  return { room, recorder, starting: recorder.start(1, {}) };
};

describe('a button let go before the microphone is open', () => {
  it('gives the start up, and was too short for the stop', async () => {
    const { room, recorder, starting } = startAsking();
    const stopping = recorder.stop(false);
    await expect(starting).rejects.toMatchObject({ code: 'aborted' });
    await expect(stopping).rejects.toMatchObject({ code: 'recording-too-short' });
    expect(recorder.active).toBe(false);
    expect([room.emit, room.send, room.onEnd].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('gives the start up, and discards what there was', async () => {
    const { recorder, starting } = startAsking();
    const stopping = recorder.stop(true);
    await expect(starting).rejects.toMatchObject({ code: 'aborted' });
    expect(await stopping).toMatchObject({ discarded: true, durationMs: 0 });
  });
});
