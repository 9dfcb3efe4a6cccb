import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceVoice } from './deviceVoice.js';

/** An utterance whose events the test dispatches, because devices differ in them. */
class Utterance {
  lang = '';
  onstart = (): void => undefined;
  onend = (): void => undefined;
  onerror = (_event: { error: string }): void => undefined;
  constructor(readonly text: string) {}
}

/**
 * A model of a browser's speech queue: the first utterance is spoken, and only the whole queue can
 * be canceled, which dispatches an error to each as in Chrome.
 */
const createBrowser = (onSpeak: (fail: (error: string) => void) => void) => {
  const spoken: Utterance[] = [];
  let queue: Utterance[] = [];
  const cancel = vi.fn(() => {
    const dropped = queue;
    queue = [];
    for (const { onerror } of dropped) onerror({ error: 'canceled' });
  });
  const endFirst = () => queue.shift()?.onend();
  const fail = (error: string): void => queue.shift()?.onerror({ error });
  return {
    spoken,
    cancel,
    synthesis: {
      get speaking() {
        return queue.length > 0;
      },
      get pending() {
        return queue.length > 1;
      },
      speak(utterance: Utterance) {
        spoken.push(utterance);
        queue.push(utterance);
        onSpeak(fail);
      },
      cancel,
      getVoices: () => [],
    },
    /** What is being said. */
    first: (): Utterance => queue[0] ?? new Utterance('nothing'),
    begin: () => queue[0]?.onstart(),
    endFirst,
    finish: () => {
      endFirst();
      vi.advanceTimersByTime(0);
    },
    fail,
  };
};

const start = (text: string, onSpeak: Parameters<typeof createBrowser>[0] = () => undefined) => {
  const browser = createBrowser(onSpeak);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', browser.synthesis);
  const say = (words: string) => {
    const listener = { onStart: vi.fn(), onEnd: vi.fn(), onBlocked: vi.fn() };
    return { listener, voice: createDeviceVoice(words, 'ko', listener, vi.fn()) };
  };
  return { ...browser, say, ...say(text) };
};

const refuse = (): never => {
  throw new Error('not in this web view');
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the device voice', () => {
  it('speaks one sentence at a time and reports one start and one end', () => {
    const { spoken, cancel, begin, finish, listener } = start('안녕하세요. 반갑습니다!');
    for (const text of ['안녕하세요.', ' 반갑습니다!']) {
      expect(spoken.at(-1)).toMatchObject({ text, lang: 'ko-KR' });
      begin();
      finish();
    }
    expect(spoken).toHaveLength(2);
    expect(cancel).not.toHaveBeenCalled();
    expect(listener.onStart.mock.calls).toEqual([['device']]);
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
  });

  it('speaks the next sentence in a new task, because WebKitGTK never ends one started in onend', () => {
    const { spoken, begin, endFirst } = start('하나. 둘.');
    begin();
    endFirst();
    expect(spoken).toHaveLength(1);
    vi.advanceTimersByTime(0);
    expect(spoken).toHaveLength(2);
  });

  it('reports that it is blocked, and speaks when resumed', async () => {
    const { begin, finish, fail, listener } = start('네');
    fail('not-allowed');
    await vi.advanceTimersByTimeAsync(1);
    const resumed = listener.onBlocked.mock.calls[0]?.[0]();
    begin();
    expect(await resumed).toBe(true);
    finish();
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });

  describe('blocked synchronously, as in Chrome', () => {
    let isAllowed: boolean;
    const startRefused = async () => {
      isAllowed = false;
      const room = start('하나. 둘.', (fail) => isAllowed || fail('not-allowed'));
      expect(room.listener.onBlocked).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(60_000);
      isAllowed = true;
      return { ...room, resume: room.listener.onBlocked.mock.calls[0]?.[0] };
    };

    it('waits and reports once that it is blocked', async () => {
      const { spoken, listener } = await startRefused();
      expect(spoken).toHaveLength(1);
      expect(listener.onBlocked).toHaveBeenCalledTimes(1);
      expect(listener.onStart).not.toHaveBeenCalled();
    });

    it('starts once when resumed several times', async () => {
      const { spoken, listener, resume } = await startRefused();
      const [first, second] = [resume(), resume()];
      const count = spoken.length;
      for (const utterance of spoken) utterance.onstart();
      expect(await Promise.all([first, second, resume()])).toEqual([false, true, true]);
      expect(spoken).toHaveLength(count);
      expect(listener.onStart.mock.calls).toEqual([['device']]);
    });

    it('stays silent when resumed after stop', async () => {
      const { spoken, voice, resume } = await startRefused();
      voice.stop();
      expect(await resume()).toBe(false);
      expect(spoken).toHaveLength(1);
    });
  });

  it('reports an incomplete end when a later sentence fails', () => {
    const { cancel, begin, finish, fail, listener } = start('하나. 둘. 셋.');
    begin();
    finish();
    fail('synthesis-failed');
    expect(listener.onEnd.mock.calls).toEqual([[false]]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each(['synthesis-failed', 'no start event'])(
    'falls back to silence after %s',
    async (error) => {
      const { fail, listener, voice } = start('네');
      voice.finish(400);
      if (error === 'no start event') await vi.advanceTimersByTimeAsync(3_000);
      else fail(error);
      await vi.advanceTimersByTimeAsync(1);
      expect(listener.onStart.mock.calls).toEqual([['silent']]);
      await vi.advanceTimersByTimeAsync(400);
      expect(listener.onEnd).toHaveBeenCalledTimes(1);
    },
  );

  it('falls back to silence when speak throws', async () => {
    const { listener, voice } = start('네', refuse);
    voice.finish(400);
    await vi.advanceTimersByTimeAsync(1);
    expect(listener.onStart.mock.calls).toEqual([['silent']]);
    await vi.advanceTimersByTimeAsync(400);
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.onBlocked).not.toHaveBeenCalled();
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });

  it('reports an incomplete end when speak throws for a later sentence', () => {
    const { synthesis, begin, finish, listener } = start('하나. 둘.');
    begin();
    Object.assign(synthesis, { speak: refuse });
    finish();
    expect(listener.onEnd.mock.calls).toEqual([[false]]);
  });

  it('stops even if cancel throws', async () => {
    const { synthesis, begin, say, voice, listener } = start('네');
    begin();
    const other = say('둘');
    Object.assign(synthesis, { cancel: refuse });
    voice.stop();
    other.voice.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.onEnd).not.toHaveBeenCalled();
    expect(other.listener.onStart).not.toHaveBeenCalled();
  });

  it('cancels and reports no end after stop', () => {
    const { cancel, begin, listener, voice } = start('네');
    begin();
    voice.stop();
    vi.advanceTimersByTime(60_000);
    expect(cancel).toHaveBeenCalled();
    expect(listener.onEnd).not.toHaveBeenCalled();
  });

  it('ends when the end event is missing', () => {
    const { begin, listener } = start('네');
    begin();
    vi.advanceTimersByTime(60_000);
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });

  it('continues with the next sentence when the end event of one is missing', () => {
    const { spoken, begin, finish, listener } = start('하나. 둘.');
    begin();
    vi.advanceTimersByTime(30_000);
    expect(spoken.map(({ text }) => text)).toEqual(['하나.', ' 둘.']);
    begin();
    finish();
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
  });

  it('counts only the time that was spoken', () => {
    const { begin, finish, voice } = start('하나. 둘.');
    begin();
    vi.advanceTimersByTime(700);
    finish();
    vi.advanceTimersByTime(5_000);
    expect(voice.positionMs()).toBe(700);
    begin();
    vi.advanceTimersByTime(200);
    expect(voice.positionMs()).toBe(900);
  });
});

describe('the device voice beside other speech', () => {
  it('waits for an utterance of the page and does not cancel it', () => {
    const { synthesis, cancel, begin, finish, first, listener } = start('하나. 둘.');
    begin();
    const own = new Utterance('the page reads aloud');
    synthesis.speak(own);
    finish();
    expect(first()).toBe(own);
    finish();
    vi.advanceTimersByTime(200);
    begin();
    finish();
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('one agent waits for the other, and both finish', () => {
    const { say, spoken, cancel, begin, finish, listener } = start('하나. 둘.');
    begin();
    const other = say('셋.');
    vi.advanceTimersByTime(1_000);
    finish();
    begin();
    vi.advanceTimersByTime(3_000);
    finish();
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
    expect(other.listener.onStart).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    begin();
    finish();
    expect(other.listener.onStart.mock.calls).toEqual([['device']]);
    expect(other.listener.onEnd.mock.calls).toEqual([[true]]);
    expect(spoken.map(({ text }) => text)).toEqual(['하나.', ' 둘.', '셋.']);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('a speech stopped while it waits does not cancel the others', () => {
    const { say, cancel, begin, finish, listener } = start('하나.');
    begin();
    const other = say('둘.');
    vi.advanceTimersByTime(3_000);
    other.voice.stop();
    finish();
    vi.advanceTimersByTime(1_000);
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
    expect(other.listener.onEnd).not.toHaveBeenCalled();
    expect(cancel).not.toHaveBeenCalled();
  });

  it('falls back to silence when the other speech never ends', () => {
    const { synthesis, say, cancel, finish, voice } = start('하나.');
    voice.stop();
    cancel.mockClear();
    synthesis.speak(new Utterance('an endless reading'));
    const { listener, voice: late } = say('둘.');
    late.finish(400);
    vi.advanceTimersByTime(70_000);
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
    expect(cancel).not.toHaveBeenCalled();
    finish();
  });
});
