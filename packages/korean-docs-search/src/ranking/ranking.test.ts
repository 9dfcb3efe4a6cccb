import { expect, test } from 'vitest';
import { openEngine } from '../evaluate/evaluate';
import { findTitles } from '../testing/sites';
import { writeIndex } from '../indexing/writeIndex';
import { readMarkdown } from '../pages/readMarkdown';

const filler = Array.from({ length: 12 }, (_, at) => `나머지${at} 이야기${at} 문장${at}`).join(' ');

test('words that stand together as they were asked for come before the same words far apart', async () => {
  const files = {
    'a.md': `# 첫째\n\nCannot ${filler} convert ${filler} undefined\n`,
    'b.md': `# 둘째\n\n${filler} Cannot convert undefined ${filler}\n`,
    'c.md': `# 셋째\n\nundefined ${filler} convert ${filler} Cannot\n`,
  };
  expect((await findTitles(files, 'Cannot convert undefined'))[0]).toBe('둘째');
});

test('of pages that answer alike the one that others link to comes first', async () => {
  const files = {
    'a.md': '# 하나\n\n슬롯 이야기\n',
    'guide/b.md': '# 둘\n\n슬롯 이야기\n',
    'c.md': '# 셋\n\n[여기](/en/guide/b.html)\n',
    'd.md': '# 넷\n\n[거기](topic:b)\n',
  };
  expect((await findTitles(files, '슬롯 이야기')).slice(0, 2)).toEqual(['둘', '하나']);
});

test('links from the root of a site are followed though it is a folder of what was read', async () => {
  const files = {
    'src/pages/a.md': '# 하나\n\n슬롯 이야기\n',
    'src/pages/guide/b.md': '# 둘\n\n슬롯 이야기\n',
    'src/pages/c.md': '# 셋\n\n[여기](/guide/b)\n',
  };
  expect((await findTitles(files, '슬롯 이야기')).slice(0, 2)).toEqual(['둘', '하나']);
});

test('in a Korean query an English word that only joins others in English is a name', async () => {
  const files = {
    'a.md': '# 배열 반복\n\n배열을 되풀이합니다\n',
    'b.md': '# 사라진 this\n\n콜백에서 사라집니다\n',
  };
  expect((await findTitles(files, 'this가 사라졌을때'))[0]).toBe('사라진 this');
});

test('the first heading of the first level is the title, whatever stands before it', async () => {
  const files = { 'bind/article.md': 'libs:\n  - tool\n\n---\n\n# 묶기\n\n내용\n' };
  expect(await findTitles(files, 'bind')).toEqual(['묶기']);
});

test('a page whose title is asked for opens at its beginning, though sections below say the word more often', async () => {
  const page = readMarkdown(
    'send.md',
    `# sendText\n\n${filler}\n\n## 오류\n\nsendText sendText sendText\n`,
  );
  const { engine } = openEngine(
    writeIndex([page, readMarkdown('b.md', `# 둘\n\nsendText ${filler}\n`)]),
  );
  const [first] = (await engine.search('sendTe')).pages;
  expect(first?.sections[0]?.href).toBe('send.md');
});

test('the code of an error comes first in whatever message it was pasted with', async () => {
  const files = {
    'a.md': '# AgentError\n\nsendText idle not-connected\n',
    'b.md': `# 문제 해결\n\n${filler}\n\n## not-connected\n\n세션이 없습니다\n`,
    'c.md': '# sendText\n\nidle not-connected\n',
  };
  const query = 'AgentError: not-connected: sendText while idle';
  expect((await findTitles(files, query))[0]).toBe('문제 해결');
});

test('what is between the known words of a run-on is skipped', async () => {
  const files = { 'a.md': '# 녹음\n\n녹음은 60초까지\n', 'b.md': '# 전송\n\n글을 보냅니다\n' };
  expect((await findTitles(files, '녹음쀍초까지'))[0]).toBe('녹음');
});

test('a possessive is the word itself', async () => {
  const files = { 'a.md': '# Owner\n\nanother\n', 'b.md': '# Guest\n\nother\n' };
  expect(await findTitles(files, "owner's")).toEqual(['Owner']);
});

test('a section far down a long page is one of its own, and no mixture of all that follow', async () => {
  const sections = Array.from({ length: 300 }, (_, at) => `## part ${at}\n\nword${at}\n`);
  const files = {
    'long.md': `# Long\n\n${sections.join('\n')}`,
    'b.md': '# Short\n\nword270 here and word290 there\n',
  };
  expect((await findTitles(files, 'word270 word290'))[0]).toBe('Short');
});

test('of pages that say the same, one that tells what once changed comes last', async () => {
  const files = {
    'release-notes.md': '# News\n\npasskeys\n',
    'z.md': '# Credentials\n\npasskeys\n',
  };
  expect(await findTitles(files, 'passkeys')).toEqual(['Credentials', 'News']);
});

test('a page whose address is just what was asked for comes before those that mention it in their titles', async () => {
  const files = {
    'deploy/netlify.md': '# Netlify에 배포하기\n\n## 배포 방법\n\n순서\n',
    'deploy.md': '# 우리 사이트를 세상에 배포하기\n\n여러 길\n',
  };
  expect((await findTitles(files, '배포'))[0]).toBe('우리 사이트를 세상에 배포하기');
});

test('what fails leads to where that is explained before it leads to the page of its name', async () => {
  const files = {
    'environment.md': '# Environment setup\n\n## Microphone\n\nThe microphone needs permission.\n',
    'record.md': '# startRecording\n\nRecords the microphone.\n',
    'troubleshooting.md': '# Troubleshooting\n\n## The microphone does not work\n\nAllow it.\n',
  };
  expect((await findTitles(files, 'microphone not working'))[0]).toBe('Troubleshooting');
});

test('a member of something is found where it stands, not on the page of what has it', async () => {
  const files = {
    'a.md': `# Object\n\n${filler}\n`,
    'b.md': '# 플래그\n\n[Object.freeze(obj)](x)\n',
  };
  expect((await findTitles(files, 'Object.freeze'))[0]).toBe('플래그');
});
