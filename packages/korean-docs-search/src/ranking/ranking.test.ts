import { expect, test } from 'vitest';
import { openEngine } from '../evaluate/evaluate';
import { findTitles } from '../testing/sites';
import { writeIndex } from '../indexing/writeIndex';
import { readMarkdown } from '../pages/readMarkdown';

const filler = Array.from({ length: 12 }, (_, at) => `나머지${at} 이야기${at} 문장${at}`).join(' ');

test('ranks words that are adjacent as in the query above the same words far apart', async () => {
  const files = {
    'a.md': `# 첫째\n\nCannot ${filler} convert ${filler} undefined\n`,
    'b.md': `# 둘째\n\n${filler} Cannot convert undefined ${filler}\n`,
    'c.md': `# 셋째\n\nundefined ${filler} convert ${filler} Cannot\n`,
  };
  expect((await findTitles(files, 'Cannot convert undefined'))[0]).toBe('둘째');
});

test('ranks a page with incoming links first among equal matches', async () => {
  const files = {
    'a.md': '# 하나\n\n슬롯 이야기\n',
    'guide/b.md': '# 둘\n\n슬롯 이야기\n',
    'c.md': '# 셋\n\n[여기](/en/guide/b.html)\n',
  };
  expect((await findTitles(files, '슬롯 이야기')).slice(0, 2)).toEqual(['둘', '하나']);
});

test('treats an English stop word in a Korean query as a name', async () => {
  const files = {
    'a.md': '# 배열 반복\n\n배열을 되풀이합니다\n',
    'b.md': '# 사라진 this\n\n콜백에서 사라집니다\n',
  };
  expect((await findTitles(files, 'this가 사라졌을때'))[0]).toBe('사라진 this');
});

test('uses the first first-level heading as title, despite the text before it', async () => {
  const files = { 'bind/article.md': 'libs:\n  - tool\n\n---\n\n# 묶기\n\n내용\n' };
  expect(await findTitles(files, 'bind')).toEqual(['묶기']);
});

test('opens a page with a matching title at its start, though a section repeats the word', async () => {
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

test('ranks the section of the error code first for a pasted error message', async () => {
  const files = {
    'a.md': '# AgentError\n\nsendText idle not-connected\n',
    'b.md': `# 문제 해결\n\n${filler}\n\n## not-connected\n\n세션이 없습니다\n`,
    'c.md': '# sendText\n\nidle not-connected\n',
  };
  const query = 'AgentError: not-connected: sendText while idle';
  expect((await findTitles(files, query))[0]).toBe('문제 해결');
});

test('skips unknown text in a run-on query', async () => {
  const files = { 'a.md': '# 녹음\n\n녹음은 60초까지\n', 'b.md': '# 전송\n\n글을 보냅니다\n' };
  expect((await findTitles(files, '녹음쀍초까지'))[0]).toBe('녹음');
});

test('matches a possessive as the plain word', async () => {
  const files = { 'a.md': '# Owner\n\nanother\n', 'b.md': '# Guest\n\nother\n' };
  expect(await findTitles(files, "owner's")).toEqual(['Owner']);
});

test('keeps the late sections of a long page apart', async () => {
  const sections = Array.from({ length: 300 }, (_, at) => `## part ${at}\n\nword${at}\n`);
  const files = {
    'long.md': `# Long\n\n${sections.join('\n')}`,
    'b.md': '# Short\n\nword270 here and word290 there\n',
  };
  expect((await findTitles(files, 'word270 word290'))[0]).toBe('Short');
});

test('ranks a page whose path equals the query above titles that contain it', async () => {
  const files = {
    'deploy/netlify.md': '# Netlify에 배포하기\n\n## 배포 방법\n\n순서\n',
    'deploy.md': '# 우리 사이트를 세상에 배포하기\n\n여러 길\n',
  };
  expect((await findTitles(files, '배포'))[0]).toBe('우리 사이트를 세상에 배포하기');
});

test('ranks troubleshooting above the pages of the topic for a problem report', async () => {
  const files = {
    'environment.md': '# Environment setup\n\n## Microphone\n\nThe microphone needs permission.\n',
    'record.md': '# startRecording\n\nRecords the microphone.\n',
    'troubleshooting.md': '# Troubleshooting\n\n## The microphone does not work\n\nAllow it.\n',
  };
  expect((await findTitles(files, 'microphone not working'))[0]).toBe('Troubleshooting');
});

test('ranks the page with a member above the page of its object', async () => {
  const files = {
    'a.md': `# Object\n\n${filler}\n`,
    'b.md': '# 플래그\n\n[Object.freeze(obj)](x)\n',
  };
  expect((await findTitles(files, 'Object.freeze'))[0]).toBe('플래그');
});
