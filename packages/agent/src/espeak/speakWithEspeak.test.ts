import { expect, test } from 'vitest';
import { measureLoudness } from '../reply/replyByRule.js';
import { splitSentences } from '../core/splitText.js';
import { isEspeakInstalled, speakWithEspeak } from './speakWithEspeak.js';

const installed = await isEspeakInstalled();
async function collect(text: string, signal = new AbortController().signal) {
  const parts = [];
  for await (const part of speakWithEspeak(text, { ...context, signal })) parts.push(part);
  return parts;
}

const context = { sessionId: 's', language: 'ko', context: {} } as const;

test('isEspeakInstalled is false for a missing command and true for one that runs', async () => {
  expect(await isEspeakInstalled('no-such-command-anywhere')).toBe(false);
  expect(await isEspeakInstalled(process.execPath)).toBe(true);
});

test.runIf(installed)(
  'yields one audible part per sentence, with marks up to its end',
  async () => {
    const parts = await collect('안녕하세요. Hello there.');
    expect(parts).toHaveLength(2);
    for (const { samples, marks } of parts) {
      expect(measureLoudness(samples).peakDb).toBeGreaterThan(-12);
      expect(marks.at(-1)).toEqual({ atMs: Math.round(samples.length / 24), shape: 'rest' });
    }
  },
);

test.runIf(installed)('a text that looks like an option is read aloud', async () => {
  const parts = await collect('--version');
  expect(measureLoudness(parts[0]?.samples ?? new Int16Array()).peakDb).toBeGreaterThan(-12);
});

test.runIf(installed)('rejects when the signal is aborted', async () => {
  await expect(collect('안녕', AbortSignal.abort())).rejects.toThrow('abort');
});

test('a text is split after each sentence', () => {
  expect(splitSentences('안녕하세요. 잘 지내세요? “네!” 좋습니다')).toEqual([
    '안녕하세요.',
    '잘 지내세요?',
    '“네!”',
    '좋습니다',
  ]);
});

test('a number with a point is not split', () => {
  expect(splitSentences('It is 3.14 metres.')).toEqual(['It is 3.14 metres.']);
});

test('returns no sentences for blank lines', () => {
  expect(splitSentences(' \n\n ')).toEqual([]);
});
