import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';

beforeAll(() => void apiFacts.read(), 60_000);

test.each([
  ['<Limit name="textCharacter" />', 'no limit "textCharacter". Did you mean "textCharacters"'],
  ['<ErrorCode code="abort" />', 'no error "abort". Did you mean "aborted"'],
  ['<State name="redy" />', 'no state "redy". Did you mean "ready"'],
  ['<Signature of="conect" />', 'Did you mean "connect"'],
  ['<Default of="reconnect.attempt" />', 'Did you mean "reconnect.attempts"'],
  ['<EventName name="mesage" />', 'Did you mean "message"'],
  ['<ErrorCatalogue group="mikrophone" />', 'Did you mean "microphone"'],
  ['<Limit />', '<Limit> needs name="…".'],
  ['<Limit name="textCharacters" unit="x" />', 'has no prop "unit"'],
])('reports the unknown name or prop in %s with its line', async (text, message) => {
  const { problems } = await makeSite({ ko: { page: `본문\n\n${text}` } });
  expect(summarize(problems)).toEqual([expect.stringContaining('ko/page.mdx:3')]);
  expect(problems[0]?.message).toContain(message);
});

test('accepts a page with known names', async () => {
  const text = '<Parameters of="connect" />\n\n<ErrorCode code="aborted" />';
  expect((await makeSite({ ko: { page: text } })).problems).toEqual([]);
});
