import { expect, test } from 'vitest';
import { makeSite, summarize } from './makeSite';
import { plainPages } from '../../packages/docs-parity/src/rules/site';

const problemsOf = async (text: string) => {
  const { site } = await makeSite({ ko: { page: text } });
  return summarize(plainPages(site));
};

test.each([
  ["import X from './x';\n\n본문", 'A page imports nothing'],
  ['모두 {60 * 1000} 밀리초', 'A page computes nothing'],
  ["{'글'}", 'A page computes nothing'],
  ["<State name={'rea' + 'dy'} />", 'A page computes nothing'],
  ["<State {...{ name: 'ready' }} />", 'A page computes nothing'],
  ['![로고][logo]\n\n[logo]: /img/logo.svg', 'A picture has its address where it stands'],
  ['![][logo]\n\n[logo]: /img/logo.svg', 'A picture has its address where it stands'],
  ['<head><title>다른 제목</title></head>', 'no component <head>'],
  ['<Head><title>다른 제목</title></Head>', 'no component <Head>'],
  ['<Stat name="ready" />', 'Did you mean <State>?'],
])('in %j reports: %s', async (text, message) => {
  expect((await problemsOf(text)).join('\n')).toContain(message);
});

test.each(['{/* 나중에 */}', '<State name="ready" />', '<Sample name="a.ts" live />', '본문'])(
  'accepts %j',
  async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  },
);
