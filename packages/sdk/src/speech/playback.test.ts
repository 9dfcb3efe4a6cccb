import { afterEach, expect, it, vi } from 'vitest';
import { createPlayback } from './playback.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('ends without a start and without throwing when the browser rejects the samples', () => {
  // A browser that is out of memory, or does not support this sample rate.
  class Context extends EventTarget {
    readonly state = 'running';
    createBuffer(): never {
      throw new DOMException('no buffer of this kind', 'NotSupportedError');
    }
  }
  vi.stubGlobal('AudioContext', Context);
  const listener = { onStart: vi.fn(), onEnd: vi.fn(), onBlocked: vi.fn() };
  const voice = createPlayback(() => ({}) as AudioNode).play(listener);
  voice.add(new Int16Array(240));
  voice.add(new Int16Array(240));
  voice.finish(20);
  expect(listener.onEnd.mock.calls).toEqual([[false]]);
  expect(listener.onStart).not.toHaveBeenCalled();
});
