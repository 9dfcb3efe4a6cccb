import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceVoice } from './deviceVoice.js';

/** A device's voice whose events are in the hands of the test: none speaks the same everywhere. */
class Utterance {
  lang = '';
  onstart = (): void => undefined;
  onend = (): void => undefined;
  onerror = (_event: { error: string }): void => undefined;
  constructor(readonly text: string) {}
}

const start = (text: string, onSpeak = (_: Utterance): void => undefined) => {
  const spoken: Utterance[] = [];
  const speak = (each: Utterance): void => {
    spoken.push(each);
    onSpeak(each);
  };
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  const getVoices = () => [];
  vi.stubGlobal('speechSynthesis', { speak, cancel, getVoices });
  const listener = { onStart: vi.fn(), onEnd: vi.fn(), onBlocked: vi.fn() };
  return { spoken, cancel, listener, voice: createDeviceVoice(text, 'ko', listener) };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the device's voice", () => {
  it('gets a sentence at a time, and counts as one speech', () => {
    const { spoken, listener } = start('안녕하세요. 반갑습니다!');
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['안녕하세요.', 'ko-KR'],
      [' 반갑습니다!', 'ko-KR'],
    ]);
    for (const utterance of spoken) {
      utterance.onstart();
      utterance.onend();
    }
    expect(listener.onStart.mock.calls).toEqual([['device']]);
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
  });

  it('that is refused says so, and speaks from the beginning when it is resumed', async () => {
    const { spoken, listener } = start('네');
    spoken[0]?.onerror({ error: 'not-allowed' });
    await vi.advanceTimersByTimeAsync(1);
    const resumed = listener.onBlocked.mock.calls[0]?.[0]();
    spoken[1]?.onstart();
    expect(await resumed).toBe(true);
    spoken[1]?.onend();
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });

  describe('that is refused at once, as Chrome does', () => {
    let isAllowed: boolean;
    const startRefused = async () => {
      isAllowed = false;
      const room = start(
        '하나. 둘.',
        (each) => isAllowed || each.onerror({ error: 'not-allowed' }),
      );
      expect(room.listener.onBlocked).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(60_000);
      isAllowed = true;
      return { ...room, resume: room.listener.onBlocked.mock.calls[0]?.[0] };
    };

    it('waits, however long it takes, and says so once', async () => {
      const { spoken, listener } = await startRefused();
      expect(spoken).toHaveLength(1);
      expect(listener.onBlocked).toHaveBeenCalledTimes(1);
      expect(listener.onStart).not.toHaveBeenCalled();
    });

    it('begins once, however often it is resumed', async () => {
      const { spoken, listener, resume } = await startRefused();
      const [first, second] = [resume(), resume()];
      const latest = spoken.slice(-2);
      for (const utterance of spoken) utterance.onstart();
      expect(await Promise.all([first, second, resume()])).toEqual([false, true, true]);
      expect(spoken.slice(-2)).toEqual(latest);
      expect(listener.onStart.mock.calls).toEqual([['device']]);
    });

    it('stays silent once it is stopped', async () => {
      const { spoken, voice, resume } = await startRefused();
      voice.stop();
      expect(await resume()).toBe(false);
      expect(spoken).toHaveLength(1);
    });
  });

  it('that fails part-way has not come to its end', () => {
    const { spoken, listener } = start('하나. 둘.');
    spoken[0]?.onstart();
    spoken[1]?.onerror({ error: 'synthesis-failed' });
    spoken[1]?.onend();
    expect(listener.onEnd.mock.calls).toEqual([[false]]);
  });

  it.each(['synthesis-failed', 'no word at all'])(
    'gives way to silence after %s',
    async (error) => {
      const { spoken, listener, voice } = start('네');
      voice.finish(400);
      if (error === 'no word at all') await vi.advanceTimersByTimeAsync(3_000);
      else spoken[0]?.onerror({ error });
      await vi.advanceTimersByTimeAsync(1);
      expect(listener.onStart.mock.calls).toEqual([['silent']]);
      await vi.advanceTimersByTimeAsync(400);
      expect(listener.onEnd).toHaveBeenCalledTimes(1);
    },
  );

  it('says nothing more once it is stopped', () => {
    const { spoken, cancel, listener, voice } = start('네');
    spoken[0]?.onstart();
    voice.stop();
    spoken[0]?.onerror({ error: 'canceled' });
    vi.advanceTimersByTime(60_000);
    expect(cancel).toHaveBeenCalled();
    expect(listener.onEnd).not.toHaveBeenCalled();
  });

  it('that forgets to end is ended', () => {
    const { spoken, listener } = start('네');
    spoken[0]?.onstart();
    vi.advanceTimersByTime(60_000);
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });
});
