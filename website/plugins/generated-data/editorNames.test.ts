import { expect, test } from 'vitest';
import { listEditorNames } from './editorNames';

const names = listEditorNames('ko');
const labels = (list: readonly { label: string }[] = []) => list.map(({ label }) => label);

test('lists the exports, members, options, payloads, events, codes and states', () => {
  expect(labels(names.exports)).toEqual(expect.arrayContaining(['createAgent', 'AgentError']));
  expect(labels(names.members.agent)).toEqual([
    'state',
    'messages',
    'actions',
    'on',
    'setContext',
    'waitFor',
  ]);
  expect(labels(names.members.actions)).toContain('sendText');
  expect(labels(names.options.createAgent)).toEqual(expect.arrayContaining(['url', 'getToken']));
  expect(labels(names.options.startRecording)).toContain('maxDurationMs');
  expect(labels(names.payloads['speech-mark'])).toEqual(['speechId', 'shape', 'atMs']);
  expect(labels(names.events)).toContain('state-change');
  expect(labels(names.codes)).toContain('microphone-denied');
  expect(labels(names.states)).toContain('recording');
});

test('describes names in the requested language', () => {
  const sendText = names.members.actions?.find(({ label }) => label === 'sendText');
  expect(sendText?.detail).toMatch(/^\(text/);
  expect(sendText?.info).toMatch(/[가-힣]/);
});
