import { beforeAll, expect, test } from 'vitest';
import { apiFacts } from '../../website/config/apiFacts';
import { makeSite, summarize } from './makeSite';
import { knownNames } from '../../packages/docs-parity/src/rules/names';

beforeAll(() => void apiFacts.read(), 60_000);

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(knownNames(site, apiFacts.read(), ['getUserMedia', 'ProductSDK']));
};

test.each([
  '`connectTimeout`',
  '`agent.action.connect()`',
  '`await conect()`',
  '`Pick<Agents>`',
  '`agent.onn("error", () => {})`',
  "`'of'`",
  "`speach: 'off'`",
  '`speech: "of"`',
  "`{ speech: 'of' }`",
  '`reconect: false`',
  '`{ reconnect: false, speach: true }`',
  '`page-hiden`',
  '`product-sdk/fase`',
  '`product-sdk-fase.mjs`',
  '## `conect()` {#connect}',
  '[`conect()`](/docs/)',
  'sendTexts를 부릅니다',
  'conect()를 부릅니다',
  'call conect(options) again',
  'ProductSDK.conect()를 부릅니다',
  '<Sample name="a.ts" title="sendTexts" />',
  '---\ntitle: conect()\n---',
])('reports an unknown name in %s', async (text) => {
  expect(await problemsOf(text)).toHaveLength(1);
});

test('suggests similar names', async () => {
  expect((await problemsOf('`connectTimeout`'))[0]).toContain('Did you mean "connectTimeoutMs"');
});

test.each(['macOS', 'iOS', 'iPadOS'])('accepts %s as an operating system', async (text) => {
  const { site } = await makeSite({ ko: { page: text } });
  expect(knownNames(site, apiFacts.read())).toEqual([]);
});

test.each([
  '`connectTimeoutMs`',
  '`agent.actions.connect()`',
  '`getUserMedia()`',
  '`npm run dev`',
  "`speech: 'off'`",
  '`page-hidden`',
  '`token-expired`',
  '`product-sdk/face`',
  '`product-sdk.mjs`',
  "`agent.on('error', listener)`",
  'sendText()를 부릅니다',
  'CSP(콘텐츠 보안 정책)',
  'Chrome(데스크톱)이나 JavaScript(ES2022), WebView',
  'TTS(음성 합성)',
  'agent(에이전트), token(JWT)',
  'item(s) and class(es)',
  "`{ speech: 'off', reconnect: false }`",
  '`speech: "off"`',
])('accepts %s', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});
