import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceVoice } from '../speech/deviceVoice.js';
import { createOutput } from './createOutput.js';

/** An utterance whose events the test dispatches. */
class Utterance extends EventTarget {
  lang = '';
  volume = 1;
  onstart = (): void => undefined;
  onend = (): void => undefined;
  onerror = (): void => undefined;
  constructor(readonly text: string) {
    super();
  }
  begin(): void {
    this.onstart();
  }
  finish(): void {
    this.onend();
    this.dispatchEvent(new Event('end'));
    vi.advanceTimersByTime(0);
  }
}

let spoken: Utterance[] = [];
const cancel = vi.fn();

beforeEach(() => {
  spoken = [];
  cancel.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    ...{ speaking: false, pending: false, cancel, getVoices: () => [] },
    speak: (utterance: Utterance) => spoken.push(utterance),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const say = (text: string, output = createOutput()) => {
  const listener = { onStart: vi.fn(), onEnd: vi.fn(), onBlocked: vi.fn() };
  const report = vi.fn();
  createDeviceVoice(text, 'ko', listener, report, output);
  return { output, listener, report };
};
const volumes = (): number[] => spoken.map(({ volume }) => volume);
const texts = (): string[] => spoken.map(({ text }) => text);

describe('an output', () => {
  it('starts with the given options, else at full volume on the default device', () => {
    expect(createOutput()).toMatchObject({ volume: 1, muted: false, deviceId: '' });
    const given = { volume: 0.3, muted: true, deviceId: 'headset' };
    expect(createOutput(given)).toMatchObject(given);
  });

  it.each<[object, string]>([
    [{ volume: -0.1 }, 'volume must be 0 to 1'],
    [{ volume: 1.1 }, 'volume must be 0 to 1'],
    [{ volume: NaN }, 'volume must be 0 to 1'],
    [{ muted: 1 }, 'muted must be true or false'],
    [{ deviceId: 5 }, 'deviceId must be a string'],
  ])('rejects %o', (options, rule) => {
    const invalid = expect.objectContaining({ message: `invalid-options: ${rule}` });
    expect(() => createOutput(options)).toThrow(invalid);
    const output = createOutput();
    if ('deviceId' in options)
      return expect(output.setDevice(5 as unknown as string)).rejects.toEqual(invalid);
    expect(() => Object.assign(output, options)).toThrow(invalid);
    expect(output).toMatchObject({ volume: 1, muted: false });
  });

  it('without browser support accepts only its current device and the default one', async () => {
    const output = createOutput({ deviceId: 'headset' });
    const unsupported = { code: 'output-unsupported', operations: ['setDevice'] };
    await expect(output.setDevice('speaker')).rejects.toMatchObject(unsupported);
    await output.setDevice('headset');
    expect(output.deviceId).toBe('headset');
    await output.setDevice('');
    expect(output.deviceId).toBe('');
  });

  it('changes its device before anything was played', async () => {
    class Context {
      setSinkId() {
        return Promise.resolve();
      }
      close = () => Promise.resolve();
    }
    vi.stubGlobal('AudioContext', Context);
    const output = createOutput();
    await output.setDevice('headset');
    expect(output.deviceId).toBe('headset');
  });
});

/** Pending `setSinkId` calls of audio contexts, which the test resolves. */
let moves: { sinkId: string; end(): void; fail(name: string): void }[] = [];

class Context extends EventTarget {
  state = 'running';
  sinkId = '';
  setSinkId(sinkId: string) {
    return new Promise<void>((resolve, reject) => {
      moves.push({
        sinkId,
        end: () => {
          this.sinkId = sinkId;
          resolve();
        },
        fail: (name) => reject(Object.assign(new Error(), { name })),
      });
    });
  }
}

/** An output with a context, in which another may start. */
const play = async () => {
  moves = [];
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal(
    'GainNode',
    class {
      connect = () => undefined;
    },
  );
  const output = createOutput();
  const report = vi.fn();
  const begin = (): Context => {
    const context = new Context();
    output.connect(context as unknown as AudioContext, report);
    return context;
  };
  return { output, report, begin, first: begin() };
};
/** Flushes pending microtasks. */
const follow = () => vi.advanceTimersByTimeAsync(0);
/** Resolves the pending calls in order, and those that follow. */
const endMoves = async () => {
  await follow();
  for (let next = moves.shift(); next; next = moves.shift()) {
    next.end();
    await follow();
  }
};

describe('an output during a device change', () => {
  it('moves speech that starts meanwhile to the new device too', async () => {
    const { output, begin, first } = await play();
    const changed = output.setDevice('headset');
    await follow();
    const second = begin();
    await endMoves();
    await changed;
    expect([first.sinkId, second.sinkId, output.deviceId]).toEqual(Array(3).fill('headset'));
  });

  it('keeps all speech on the previous device when some of it cannot move', async () => {
    const { output, begin, first } = await play();
    begin();
    const refused = expect(output.setDevice('headset')).rejects.toMatchObject({
      code: 'output-unsupported',
    });
    await follow();
    moves.shift()?.end();
    moves.shift()?.fail('NotAllowedError');
    await endMoves();
    await refused;
    expect([first.sinkId, output.deviceId]).toEqual(['', '']);
  });

  it('applies a second change after the first one fails', async () => {
    const { output, first } = await play();
    const refused = expect(output.setDevice('gone')).rejects.toMatchObject({
      code: 'output-missing',
    });
    const changed = output.setDevice('headset');
    await follow();
    expect(moves.map(({ sinkId }) => sinkId)).toEqual(['gone']);
    moves.shift()?.fail('NotFoundError');
    await endMoves();
    await refused;
    await changed;
    expect([first.sinkId, output.deviceId]).toEqual(['headset', 'headset']);
  });

  it('reports nothing when the previous device was unplugged', async () => {
    const devices = Object.assign(new EventTarget(), {
      enumerateDevices: () =>
        Promise.resolve([{ kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' }]),
    });
    vi.stubGlobal('navigator', { mediaDevices: devices });
    const { output, first, report } = await play();
    const chosen = output.setDevice('headset');
    await endMoves();
    await chosen;
    devices.dispatchEvent(new Event('devicechange'));
    const changed = output.setDevice('speaker');
    await follow();
    await endMoves();
    await changed;
    expect([first.sinkId, output.deviceId]).toEqual(['speaker', 'speaker']);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('the device voice', () => {
  it('applies a new volume from the next sentence on', () => {
    const { output } = say('하나. 둘.', createOutput({ volume: 0.5 }));
    spoken[0]?.begin();
    output.volume = 0.2;
    spoken[0]?.finish();
    expect(volumes()).toEqual([0.5, 0.2]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('restarts the sentence silently when muted and aloud when unmuted', () => {
    const { output, listener } = say('하나. 둘.');
    spoken[0]?.begin();
    output.muted = true;
    output.muted = true;
    spoken[1]?.begin();
    output.muted = false;
    spoken[2]?.begin();
    expect(texts()).toEqual(['하나.', '하나.', '하나.']);
    expect(volumes()).toEqual([1, 0, 1]);
    expect(cancel).toHaveBeenCalledTimes(2);
    // A canceled utterance dispatches no more events.
    spoken[0]?.finish();
    spoken[2]?.finish();
    spoken[3]?.begin();
    spoken[3]?.finish();
    expect(texts().slice(3)).toEqual([' 둘.']);
    expect(listener.onStart).toHaveBeenCalledTimes(1);
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
  });

  it('does not cancel or speak when muted after its end', () => {
    const { output } = say('하나.');
    spoken[0]?.begin();
    spoken[0]?.finish();
    output.muted = true;
    expect(cancel).not.toHaveBeenCalled();
    expect(spoken).toHaveLength(1);
  });

  it('reports once that it cannot use the chosen output', async () => {
    const { output, report } = say('하나. 둘.', createOutput({ deviceId: 'headset' }));
    spoken[0]?.begin();
    spoken[0]?.finish();
    expect(report.mock.calls).toEqual([[expect.objectContaining({ code: 'output-unsupported' })]]);
    vi.stubGlobal('AudioContext', { prototype: { setSinkId: () => undefined } });
    const setting = output.setDevice('speaker');
    await expect(setting).rejects.toMatchObject({ code: 'output-unsupported' });
    expect(output.deviceId).toBe('headset');
  });
});
