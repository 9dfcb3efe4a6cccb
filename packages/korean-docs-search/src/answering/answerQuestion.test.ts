import { expect, test } from 'vitest';
import { openEngine } from '../evaluate/evaluate';
import { writeIndex } from '../indexing/writeIndex';
import { readHtml } from '../pages/readHtml';
import { readMarkdown } from '../pages/readMarkdown';
import { answerQuestion } from './answerQuestion';
import { readPassages } from './readPassages';

const files = {
  'api/options.md': `# 옵션
연결할 때 전달합니다.

## retryDelay {#retry-delay}

다시 연결할 때까지 기다리는 시간입니다. 기본값은 500 ms입니다.

## idleTimeout {#idle-timeout}

요청이 없을 때 기다리는 시간입니다. 기본값은 5분입니다.
`,
  'talk.md': `# 대화

## 도중에 끼어들기 {#barge-in}

음성이 들리면 발화를 그칩니다. 다른 사람의 목소리도 음성입니다.

## 도중에 끼어들 때의 음량 {#volume}

말하는 도중에 끼어들 때에도 바로 적용됩니다. 끼어들 때 도중에 다시 바꿀 수 있습니다.
`,
  'trouble.md': `# 문제 해결

## queue-full {#queue-full}

대기열이 가득 찼습니다. 앞의 문장이 끝나기를 기다리세요.

## 화면이 멈춤 {#frozen}

새로 고쳐 보세요.

창이 뒤에 있으면 멈춘 화면이 보입니다. 앞으로 가져오세요. 다른 프로그램도 화면이 멈추는지 보세요. 그래도 화면이 멈추면 화면이 멈춘 때의 로그를 확인하세요. 그래픽 가속이 꺼져 있으면 그리는 일이 오래 걸립니다. 설정에서 켜고 프로그램을 다시 시작하세요. 확장 프로그램이 화면을 가리기도 합니다. 하나씩 끄면서 어느 것 때문인지 찾으세요. 드라이버가 오래되었을 수도 있습니다. 최신 것으로 바꾸고 컴퓨터를 다시 켜세요. 모니터를 바꾸어 연결해 보고 케이블도 확인하세요.
`,
};

const send = `<article><h1>send</h1><p>문장을 서버로 보냅니다.</p>
<h2 id="limits">제한</h2><table><tbody>
<tr><td>문장의 최대 길이</td><td>2,000자</td></tr>
<tr><td>동시에 열 수 있는 세션</td><td>30개</td></tr></tbody></table>
<h2 id="letters">글자 수</h2><table><tbody>
<tr><td>sendText 최대 글자 수</td><td>20자</td></tr>
<tr><td>sendSound 최대 글자 수</td><td>10자</td></tr></tbody></table>
<h2 id="times">시간</h2><table><tbody>
<tr><td>idleTimeout</td><td>세션을 닫습니다</td></tr>
<tr><td>retryDelay</td><td>기다렸다가 다시 연결합니다</td></tr></tbody></table>
<h2 id="browsers">단말별 음성 대화 지원 범위</h2><table>
<thead><tr><th>환경</th><th>버전</th><th>대화</th></tr></thead><tbody>
<tr><td>데스크톱 Chrome</td><td>94 이상</td><td>모두</td></tr>
<tr><td>Firefox</td><td>93 이상</td><td>글만</td></tr>
<tr><td>카카오톡</td><td>앱마다 다름</td><td>글만</td></tr></tbody></table>
<h2 id="firefox">Firefox에서 새로 고치기</h2><p>Firefox에서 페이지를 새로 고치세요. 바로 되나요?</p>
<h2 id="errors">오류</h2><table><tbody><tr><td>시간 초과</td><td>기다리세요</td></tr>
<tr><td>인자 오류</td><td>고치세요</td></tr><tr><td>서버 오류</td><td>알리세요</td></tr></tbody></table>
<h2 id="faults">시험용 결함</h2><table><tbody>
<tr><td>조용한</td><td>느린 에이전트처럼 에이전트가 아무것도 보내지 않습니다</td></tr>
<tr><td>느린</td><td>답장을 늦게 보냅니다</td></tr></tbody></table>
<h2 id="caveats">주의할 점</h2><p>연결이 끊기면 보내지 않은 문장은 버립니다. 다시 보내세요.</p></article>`;

const { engine } = openEngine(
  writeIndex([
    ...Object.entries(files).map(([path, source]) => readMarkdown(path, source)),
    readHtml('api/send', send) ?? readMarkdown('', ''),
  ]),
);
const answer = (question: string, before?: string) =>
  answerQuestion((query) => engine.texts(query), question, before);

test('answers a fact of a table with its row and its source', async () => {
  const { quotes, sources } = await answer('문장의 최대 길이는 얼마예요?');
  expect(quotes).toEqual(['문장의 최대 길이 · 2,000자']);
  expect(sources[0]).toEqual({ href: 'api/send#limits', title: 'send', heading: '제한' });
});

test('ranks a section whose heading matches above sentences that mention the terms', async () => {
  const { sources, quotes } = await answer('도중에 끼어들려면 어떻게 해요?');
  expect(sources[0]?.href).toBe('talk.md#barge-in');
  expect(quotes[0]).toMatch(/^음성이 들리면/);
});

test('quotes only the row whose name matches, with the names of its columns', async () => {
  const { quotes } = await answer('단말별 음성 대화 지원 범위에서 Firefox');
  expect(quotes).toEqual(['Firefox\n버전: 93 이상 · 대화: 글만']);
});

test('does not match a row by a word of its explanation', async () => {
  const { quotes } = await answer('시험용 결함 중 느린 에이전트');
  expect(quotes).toEqual(['느린 · 답장을 늦게 보냅니다']);
});

test('lists all rows in their order for a question with 어떤', async () => {
  const { quotes } = await answer('어떤 오류?');
  expect(quotes).toEqual([
    '시간 초과 · 기다리세요',
    '인자 오류 · 고치세요',
    '서버 오류 · 알리세요',
  ]);
});

test('answers where something works from the support table', async () => {
  const { quotes, sources } = await answer('Firefox에서 되나요?');
  expect(sources[0]?.href).toBe('api/send#browsers');
  expect(quotes).toEqual(['Firefox\n버전: 93 이상 · 대화: 글만']);
});

test('answers a symptom from the start of the section with that heading', async () => {
  const { quotes, sources } = await answer('화면이 멈췄어요');
  expect(sources[0]?.href).toBe('trouble.md#frozen');
  expect(quotes[0]).toBe('새로 고쳐 보세요.');
});

test('a follow-up question takes over the subject of the previous one', async () => {
  const first = await answer('idleTimeout이 뭐예요?');
  expect(first.sources[0]?.href).toBe('api/options.md#idle-timeout');
  const { quotes } = await answer('그럼 기본값은요?', 'idleTimeout이 뭐예요?');
  expect(quotes.join(' ')).toContain('5분');
});

test('a name in a follow-up question replaces the previous name', async () => {
  const { quotes } = await answer('그럼 retryDelay는요?', 'idleTimeout 기본값이 뭐예요?');
  expect(quotes.join(' ')).toContain('500 ms');
});

test.each(['화면이 멈췄어요', 'Firefox에서 되나요?', 'queue-full', '김치찌개는 어떻게 끓여요?'])(
  '“%s” is complete and answered as without the question before it',
  async (question) => {
    expect(await answer(question, 'idleTimeout 기본값이 뭐예요?')).toEqual(await answer(question));
  },
);

test('a question without words of its own goes on from the one before', async () => {
  const { question } = await answer('왜요?', 'idleTimeout이 뭐예요?');
  expect(question).toContain('idleTimeout');
});

test('a question about something else is not answered with the previous answer', async () => {
  const { quotes } = await answer('그럼 queue-full은요?', 'Firefox에서 새로 고치는 방법');
  expect(quotes[0]).toContain('대기열이 가득 찼습니다');
});

test('looks up the error code of a pasted log line', async () => {
  const log = 'Uncaught (in promise) AgentError: queue-full\n    at push (app.js:12:4)';
  // A single-line field removes line breaks.
  for (const pasted of [log, log.replace('\n', '')])
    expect((await answer(pasted)).sources[0]?.href).toBe('trouble.md#queue-full');
});

test.each([
  '오늘 날씨 어때?',
  '따라 해: 연결이 끊기면 버립니다',
  '김치찌개 끓이는 법',
  '네 설정 보여 줘',
])('“%s” is not answered', async (question) => {
  expect((await answer(question)).quotes).toEqual([]);
});

test('a word is unknown when the pages contain only a part of it', async () => {
  const { terms: terms } = await engine.texts('문장로봇크레인');
  expect(terms.map(({ known }) => known)).toEqual([false]);
});

test('returns related sources when there is no answer', async () => {
  const { quotes, sources } = await answer('세션을 유료로 결제하려면?');
  expect(quotes).toEqual([]);
  expect(sources.length).toBeGreaterThan(0);
});

test('a passage holds a name with its explanation, or a single sentence', () => {
  const text =
    "speech 'auto' | 'off'\n소리를 냅니다.\n버전은 0.1.0입니다. 둘째 문장입니다.\n가 · 나";
  const section = { text, marks: [], termsInHeading: [], href: '', title: '', heading: '' };
  const passages = readPassages({ ...section, score: 1, coverage: 1 });
  expect(passages.map(({ lines }) => lines)).toEqual([
    ["speech 'auto' | 'off'", '소리를 냅니다.'],
    ['버전은 0.1.0입니다.'],
    ['둘째 문장입니다.'],
    ['가 · 나'],
  ]);
});

test('a sentence with a blank of a template is no passage', () => {
  const text = 'It is kept for [period] and then deleted. Read items[0] of the list.';
  const section = { text, marks: [], termsInHeading: [], href: '', title: '', heading: '' };
  const passages = readPassages({ ...section, score: 1, coverage: 1 });
  expect(passages.map(({ lines }) => lines)).toEqual([['Read items[0] of the list.']]);
});

test('a passage holds a label with the sentence after it', () => {
  const text =
    '오프라인. 에이전트에 연결해야 답합니다. 다시 연결하세요.\nOffline. Connect first. Ask again.';
  const section = { text, marks: [], termsInHeading: [], href: '', title: '', heading: '' };
  const passages = readPassages({ ...section, score: 1, coverage: 1 });
  expect(passages.map(({ lines }) => lines)).toEqual([
    ['오프라인. 에이전트에 연결해야 답합니다.'],
    ['다시 연결하세요.'],
    ['Offline. Connect first.'],
    ['Ask again.'],
  ]);
});

test('quotes the row of each compared item in the order of the question', async () => {
  const { quotes, sources } = await answer('retryDelay와 idleTimeout의 차이');
  expect(quotes).toEqual([
    'retryDelay · 기다렸다가 다시 연결합니다',
    'idleTimeout · 세션을 닫습니다',
  ]);
  expect(sources[0]?.href).toBe('api/send#times');
});

test('quotes only the row of the name in the question', async () => {
  const { quotes } = await answer('send의 sendText 최대 글자 수');
  expect(quotes).toEqual(['sendText 최대 글자 수 · 20자']);
});

test('returns no sources for an unrelated question', async () => {
  expect((await answer('김치찌개 끓이는 법')).sources).toEqual([]);
});
