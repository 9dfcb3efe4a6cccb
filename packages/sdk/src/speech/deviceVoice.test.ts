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
  let row: Utterance[] = [];
  const cancel = vi.fn(() => {
    const dropped = row;
    row = [];
    for (const { onerror } of dropped) onerror({ error: 'canceled' });
  });
  const tellEnd = () => row.shift()?.onend();
  const fail = (error: string): void => row.shift()?.onerror({ error });
  return {
    spoken,
    cancel,
    synthesis: {
      get speaking() {
        return row.length > 0;
      },
      get pending() {
        return row.length > 1;
      },
      speak(utterance: Utterance) {
        spoken.push(utterance);
        row.push(utterance);
        onSpeak(fail);
      },
      cancel,
      getVoices: () => [],
    },
    /** What is being said. */
    first: (): Utterance => row[0] ?? new Utterance('nothing'),
    begin: () => row[0]?.onstart(),
    tellEnd,
    finish: () => {
      tellEnd();
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

describe("the device's voice", () => {
  it('gets a sentence at a time, and counts as one speech', () => {
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

  it('gets the next sentence in a task of its own: WebKitGTK never ends one given within an end', () => {
    const { spoken, begin, tellEnd } = start('하나. 둘.');
    begin();
    tellEnd();
    expect(spoken).toHaveLength(1);
    vi.advanceTimersByTime(0);
    expect(spoken).toHaveLength(2);
  });

  it('that is refused says so, and speaks from the beginning when it is resumed', async () => {
    const { begin, finish, fail, listener } = start('네');
    fail('not-allowed');
    await vi.advanceTimersByTimeAsync(1);
    const resumed = listener.onBlocked.mock.calls[0]?.[0]();
    begin();
    expect(await resumed).toBe(true);
    finish();
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });

  describe('that is refused at once, as Chrome does', () => {
    let isAllowed: boolean;
    const startRefused = async () => {
      isAllowed = false;
      const room = start('하나. 둘.', (fail) => isAllowed || fail('not-allowed'));
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
      const count = spoken.length;
      for (const utterance of spoken) utterance.onstart();
      expect(await Promise.all([first, second, resume()])).toEqual([false, true, true]);
      expect(spoken).toHaveLength(count);
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
    const { cancel, begin, finish, fail, listener } = start('하나. 둘. 셋.');
    begin();
    finish();
    fail('synthesis-failed');
    expect(listener.onEnd.mock.calls).toEqual([[false]]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it.each(['synthesis-failed', 'no word at all'])(
    'gives way to silence after %s',
    async (error) => {
      const { fail, listener, voice } = start('네');
      voice.finish(400);
      if (error === 'no word at all') await vi.advanceTimersByTimeAsync(3_000);
      else fail(error);
      await vi.advanceTimersByTimeAsync(1);
      expect(listener.onStart.mock.calls).toEqual([['silent']]);
      await vi.advanceTimersByTimeAsync(400);
      expect(listener.onEnd).toHaveBeenCalledTimes(1);
    },
  );

  it('gives way to silence where it throws at what it is given', async () => {
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

  it('that throws part-way has not come to its end', () => {
    const { synthesis, begin, finish, listener } = start('하나. 둘.');
    begin();
    Object.assign(synthesis, { speak: refuse });
    finish();
    expect(listener.onEnd.mock.calls).toEqual([[false]]);
  });

  it('that throws where it is taken back is stopped all the same', async () => {
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

  it('says nothing more once it is stopped', () => {
    const { cancel, begin, listener, voice } = start('네');
    begin();
    voice.stop();
    vi.advanceTimersByTime(60_000);
    expect(cancel).toHaveBeenCalled();
    expect(listener.onEnd).not.toHaveBeenCalled();
  });

  it('that forgets to end is ended', () => {
    const { begin, listener } = start('네');
    begin();
    vi.advanceTimersByTime(60_000);
    expect(listener.onEnd).toHaveBeenCalledTimes(1);
  });

  it('goes on with the next piece when the device falls silent within one', () => {
    const { spoken, begin, finish, listener } = start('하나. 둘.');
    begin();
    vi.advanceTimersByTime(30_000);
    expect(spoken.map(({ text }) => text)).toEqual(['하나.', ' 둘.']);
    begin();
    finish();
    expect(listener.onEnd.mock.calls).toEqual([[true]]);
  });

  it('counts as time only what was heard', () => {
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

describe('beside others who speak', () => {
  it('a speech that ends leaves alone what the page has put behind it', () => {
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

  it('one agent waits for the other, and both are heard to their end', () => {
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

  it('a speech that is stopped while it waits takes nothing of theirs back', () => {
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

  it('passes in silence where they never end', () => {
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
