import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';
import { typedFacts } from '../../packages/docs-parity/src/rules/typedFacts';

beforeAll(() => void apiFacts.read(), 60_000);

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(typedFacts(site, apiFacts.read()));
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
  ['육십 초까지 녹음합니다.', '<Limit name="recordingMaxMs" />'],
  ['It ends after sixty seconds.', '<Limit name="recordingMaxMs" />'],
  ['At most two thousand characters.', '<Limit name="textCharacters" />'],
  ['토큰은 십 분 동안 유효합니다.', '<Limit name="tokenLifetimeMs" />'],
  ['다섯 번 다시 시도합니다.', '<Default of="reconnect.attempts" />'],
  ['5번 다시 시도합니다.', '<Default of="reconnect.attempts" />'],
  ['It holds up to ten texts.', '<Limit name="queuedSpeeches" />'],
  ['It tries at most five times.', '<Default of="reconnect.attempts" />'],
  ['`language`의 기본값은 `ko`입니다.', '<Default of="language" />'],
  ["It is `'auto'` by default.", '<Default of="speech" />'],
  ['The text is Korean by default.', '<Default of="language" />'],
  ['재시도의 기본값은 `5`입니다.', '<Default of="reconnect.attempts" />'],
  ['기본값은 10초입니다.', '<Default of="connectTimeoutMs" />'],
  ['It waits two seconds.', '<Limit name="microphoneSilentMs" />'],
  ['It uses about 257 kbit/s.', '<Bandwidth of="recording" />'],
  ['음성 1.9 MB를 보냅니다.', '<Bandwidth of="recording" per="minute" />'],
  ['It makes five attempts.', '<Default of="reconnect.attempts" />'],
])('in "%s" suggests %s', async (text, component) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining(`Write ${component}`)]);
});

test('suggests all facts with the same value', async () => {
  expect(await problemsOf('요청이 5분 동안 없으면 닫힙니다.')).toEqual([
    expect.stringContaining('<Limit name="speechMaxMs" /> or <Limit name="sessionIdleMs" />.'),
  ]);
});

test.each([
  '37초를 기다립니다.',
  'It uses 300 kbit/s.',
  '다섯 시간을 기다립니다.',
  '5시간을 기다립니다.',
  'It waits five hours.',
  'At most five characters.',
  'It takes ten bytes.',
  '다섯 글자를 보냅니다.',
])('reports that the SDK has no limit or default as in "%s"', async (text) => {
  expect(await problemsOf(text)).toEqual([
    expect.stringContaining('The SDK has no limit or default of this value.'),
  ]);
});

test.each([
  ['상태는 세 가지입니다.', 'the SDK has 8 states'],
  ['The six methods are bound.', 'the SDK has 7 methods'],
  ['메서드 여섯 개입니다.', 'the SDK has 7 methods'],
  ['메서드 여섯 개를 제공합니다.', 'the SDK has 7 methods'],
  ['There are 12 errors.', 'the SDK has 36 error codes'],
])('reports a wrong count in "%s": %s', async (text, message) => {
  expect(await problemsOf(text)).toEqual([expect.stringContaining(message)]);
});

test.each(['`discard`의 기본값은 `true`입니다.', '`reconnect.attempts`의 기본값은 `7`입니다.'])(
  'reports a wrong default in "%s"',
  async (text) => {
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(/Leave it to <Parameters .* without the word “default”/),
    ]);
  },
);

test('checks the front matter of a page', async () => {
  const text = '---\ntitle: 제목\ndescription: 최대 60초입니다.\n---\n\n본문';
  expect(await problemsOf(text)).toEqual([expect.stringContaining('ko/page.mdx:3')]);
});

test.each([
  '<ErrorCode code="aborted" />',
  '준비되면 ready라고 씁니다.',
  '`error` 필드입니다.',
  '2026년',
  '메서드 일곱 개와 두 가지 상태',
  '제한 시간이 지나고 한 번 더, 세 번째로, 구분합니다. 한 자리, 두 분야',
  'One at a time, in a few minutes, once or twice, the default is <Default of="language" />',
  '구분을 두고 일자를 적습니다. 구분 없이, 오자가 있으면, 사분의 일, 십분 활용, 이 분은 이 바이트를',
  '| 구분 |\n| --- |\n| 사자 |',
  '이 메서드는 3개를 받습니다. 메서드는 3개를 받습니다. 이 오류는 3가지입니다.',
  '이 오류는 세 가지 원인이 있습니다. 이 메서드는 3개의 인수를 받습니다. 이벤트는 네 개의 필드를 줍니다.',
  'What 404 errors and HTTP 401 errors mean; a request to port 8080 times out.',
  'By default `fetch` sends no cookies.',
  '기본으로 `fetch`는 쿠키를 보내지 않습니다. `touch-action`의 기본값은 `auto`입니다.',
  '`PORT`의 기본값은 `8080`입니다.',
  '기본값은 <Default of="connectTimeoutMs" />입니다. `true`이면 기본 동작입니다.',
])('accepts "%s"', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});
