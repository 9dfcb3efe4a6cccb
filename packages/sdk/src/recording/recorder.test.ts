import { describe, expect, it, vi } from 'vitest';
import { adpcm } from '../audio/index.js';
import { AgentError } from '../errors.js';
import { limits } from '../limits.js';
import { openMicrophone } from '../microphone/microphone.js';
import type { Session } from '../actions.js';
import { createRecorder } from './recorder.js';

vi.mock('../microphone/microphone.js');

const createContext = () => ({
  emit: vi.fn(),
  send: vi.fn(),
  upload: vi.fn(),
  expectAnswer: vi.fn(() => new Promise<never>(() => undefined)),
  nextRequest: () => 1,
  onBegin: vi.fn(),
  state: () => 'recording' as const,
  session: (): Session | undefined => undefined,
  onEnd: vi.fn(),
});

/** Starts a recording whose permission prompt is still open. */
const startAsking = () => {
  vi.mocked(openMicrophone).mockImplementation(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as AgentError)),
      ),
  );
  const context = createContext();
  const recorder = createRecorder(context);
  return { context, recorder, starting: recorder.start({}) };
};

describe('stopping before the microphone is open', () => {
  it('aborts the start and rejects the stop with recording-too-short', async () => {
    const { context, recorder, starting } = startAsking();
    const stopping = recorder.stop(false);
    await expect(starting).rejects.toMatchObject({ code: 'aborted' });
    await expect(stopping).rejects.toMatchObject({ code: 'recording-too-short' });
    expect(recorder.active).toBe(false);
    expect([context.emit, context.send, context.onEnd].flatMap(({ mock }) => mock.calls)).toEqual(
      [],
    );
  });

  it('aborts the start and resolves the stop as discarded', async () => {
    const { recorder, starting } = startAsking();
    const stopping = recorder.stop(true);
    await expect(starting).rejects.toMatchObject({ code: 'aborted' });
    expect(await stopping).toMatchObject({ discarded: true, durationMs: 0 });
  });
});

it('closes the microphone when the recording ends during its start', async () => {
  for (let turns = 0; turns < 8; turns += 1) {
    const close = vi.fn();
    vi.mocked(openMicrophone).mockImplementation((_, signal) => {
      signal.addEventListener('abort', close);
      return Promise.resolve({ deviceId: '', label: '' });
    });
    const { emit, ...context } = createContext();
    const recorder = createRecorder({ ...context, emit });
    const starting = recorder.start({}).catch(() => undefined);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    recorder.end(new AgentError('aborted'), 'disconnected');
    await starting;
    const emitted = emit.mock.calls.map(([event]) => event as string);
    expect(close, `after ${turns} turns`).toHaveBeenCalledOnce();
    expect(emitted).toEqual(emitted.length > 0 ? ['recording-start', 'recording-end'] : []);
  }
});

it('encodes audio only for an agent that supports the encoding', async () => {
  let pushSamples: (samples: Int16Array) => void = () => undefined;
  vi.mocked(openMicrophone).mockImplementation((_, _signal, { onSamples }) => {
    pushSamples = onSamples;
    return Promise.resolve({ deviceId: '', label: '' });
  });
  let encodings: string[] = [];
  const session = () => ({ id: '1', language: 'ko', voice: 'device', idleTimeoutMs: 1, encodings });
  const context = { ...createContext(), session: session as () => Session };
  const recorder = createRecorder(context);
  await recorder.start({ encoding: adpcm() });
  const record = () => pushSamples(new Int16Array(limits.microphoneSampleRateHz / 20));
  record();
  encodings = ['opus', 'adpcm'];
  record();
  const sizes = () =>
    context.upload.mock.calls.map((call) => (call as unknown[])[1] as ArrayBuffer);
  expect(sizes().map(({ byteLength }) => byteLength)).toEqual([1_608, 412]);
  // Whatever encoding it was sent in, the next session gets one that it supports.
  recorder.sendAgain();
  expect(sizes().map(({ byteLength }) => byteLength)).toEqual([1_608, 412, 412, 412]);
});
