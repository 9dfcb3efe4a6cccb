import { beforeAll, expect, test } from 'vitest';
import { loadReference } from '../../sdk-reference/loadReference';
import { makeSite, summarize } from '../testing/makeSite';
import { typedFacts } from './typedFacts';

beforeAll(() => void loadReference(), 60_000);

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(typedFacts(site, loadReference()));
};

test.each([
  ['text-too-long 오류입니다.', '<ErrorCode code="text-too-long" />'],
  ['`aborted`로 거부됩니다.', '<ErrorCode code="aborted" />'],
  ['상태가 `ready`입니다.', '<State name="ready" />'],
  ['speech-end 이벤트입니다.', '<EventName name="speech-end" />'],
  ['2,000자까지 보냅니다.', '<Limit name="textCharacters" />'],
  ['60초까지 녹음합니다.', '<Limit name="recordingMaxMs" />'],
  ['`60_000`까지 줍니다.', '<Limit name="recordingMaxMs" />'],
  ['500 ms 뒤에 시도합니다.', '<Default of="reconnect.baseDelayMs" />'],
  ['최대 **60**초입니다.', '<Limit name="recordingMaxMs" />'],
  ['최대 `60`초입니다.', '<Limit name="recordingMaxMs" />'],
  ['[여기](/docs/ "60 seconds")', '<Limit name="recordingMaxMs" />'],
  ['버전 0.1.0입니다.', '<SdkVersion />'],
])('in "%s" a fact is typed that %s says', async (text, component) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining(`Write ${component}`)]);
});

test('a number with a unit that is nobody’s is found too', async () => {
  expect(await problemsOf('37초를 기다립니다.')).toEqual([
    expect.stringContaining('The SDK has no such limit or default.'),
  ]);
});

test('the title and description of a page are looked at', async () => {
  const text = '---\ntitle: 제목\ndescription: 최대 60초입니다.\n---\n\n본문';
  expect(await problemsOf(text)).toEqual([expect.stringContaining('ko/page.mdx:3')]);
});

test.each([
  '<ErrorCode code="aborted" />',
  '준비되면 ready라고 씁니다.',
  '`error` 필드입니다.',
  '2026년',
])('"%s" types no fact', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});
