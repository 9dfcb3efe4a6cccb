import { beforeAll, describe, expect, it, test } from 'vitest';
import { createAgent, type AgentOptions } from '../../packages/sdk/src';
import { createOutput, detectVoice, type VoiceOptions } from '../../packages/sdk/src/audio';
import { checkRecordingOptions } from '../../packages/sdk/src/createActions';
import { makeError } from '../../packages/sdk/src/errors';
import { createToolbox } from '../../packages/sdk/src/tools/toolbox';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const create = (options: Partial<AgentOptions>) =>
  createAgent({ url: 'wss://agent.example.com', getToken: () => 'token', ...options });

const listen = (options: VoiceOptions) =>
  checkRecordingOptions({ endOnSilence: detectVoice(options) });

const offer = (name: string, timeoutMs?: number) =>
  createToolbox({ [name]: { description: '', timeoutMs, run: () => 0 } }, makeError, () => {});

/** Passes a number to the SDK, which throws if it is out of range. */
const passes: Readonly<Record<string, (value: number) => unknown>> = {
  'AgentOptions.connectTimeoutMs': (connectTimeoutMs) => create({ connectTimeoutMs }),
  'AgentOptions.tools': (length) => offer('a'.repeat(length)),
  'Output.volume': (volume) => Object.assign(createOutput(), { volume }),
  'OutputOptions.volume': (volume) => createOutput({ volume }),
  'ReconnectOptions.attempts': (attempts) => create({ reconnect: { attempts } }),
  'ReconnectOptions.baseDelayMs': (baseDelayMs) =>
    create({ reconnect: { baseDelayMs, maxDelayMs: 60_001 } }),
  'ReconnectOptions.maxDelayMs': (maxDelayMs) => create({ reconnect: { maxDelayMs } }),
  'RecordingOptions.maxDurationMs': (maxDurationMs) => checkRecordingOptions({ maxDurationMs }),
  'Tool.timeoutMs': (timeoutMs) => offer('tool', timeoutMs),
  'VoiceOptions.raisedDb': (raisedDb) => listen({ raisedDb }),
  'VoiceOptions.silenceMs': (silenceMs) => listen({ silenceMs }),
  'VoiceOptions.waitMs': (waitMs) => listen({ waitMs }),
};

const range = /(?<least>\d[\d ]*)–(?<most>\d+(?: \d{3})*)(?![\d ]*%)|to (?<only>\d+(?: \d{3})+)\./;

/** The numbers at the ends of the range that a docstring states. */
function readRange(key: string): number[] {
  const { least, most, only } =
    range.exec(apiFacts.read().texts.get(key)?.text ?? '')?.groups ?? {};
  const ends = only ? [undefined, only] : [least, most];
  return ends.map((end) => Number(end?.replaceAll(' ', '')));
}

describe('the range in a docstring', () => {
  it.each(Object.entries(passes))('is what the SDK accepts: %s', (key, pass) => {
    const [least = NaN, most = NaN] = readRange(key);
    expect(() => pass(most)).not.toThrow();
    expect(() => pass(most + 1)).toThrow('invalid-options');
    // The least wait is another option.
    if (key === 'ReconnectOptions.maxDelayMs') return;
    expect(() => pass(least)).not.toThrow();
    expect(() => pass(least - 1)).toThrow();
  });
});

test('no option with a range is left out', () => {
  const keys = [...apiFacts.read().texts.values()]
    .filter(({ key, text }) => /^(\w*Options|Output|Tool)\./.test(key) && range.test(text))
    .map(({ key }) => key);
  expect(keys.toSorted()).toEqual(Object.keys(passes).toSorted());
});
