import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FactContext } from 'api-facts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeRelease } from '../../packages/api-facts/src/changes/changelog';
import { listChanges } from '../../packages/api-facts/src/changes/listChanges';
import { buildContract, type Contract } from '../../packages/api-facts/src/contract';
import { changelog, markOf } from '../../packages/api-facts/src/facts/changes';
import { tableFacts } from '../../packages/api-facts/src/facts/tables';
import { apiFacts } from '../../website/config/apiFacts';

beforeAll(() => void apiFacts.read(), 60_000);

/** The changes that would be listed, had the earlier contract been different. */
function linesOf(
  change: (before: Contract) => Contract,
  locale: 'ko' | 'en' = 'en',
  renamed: Record<string, string> = {},
): Record<string, string[]> {
  const { options } = apiFacts.read();
  const now = buildContract(apiFacts.read());
  const changes = listChanges(change({ ...now }), now, options, renamed);
  const { sections } = describeRelease(
    { version: '9.0.0', changes },
    locale,
    options.labels[locale],
  );
  const toText = (piece: string | { code: string }) =>
    typeof piece === 'string' ? piece : `\`${piece.code}\``;
  return Object.fromEntries(
    sections.map(({ title, lines }) => [title, lines.map((line) => line.map(toText).join(''))]),
  );
}

const without = (contract: Contract, name: string): Contract =>
  Object.fromEntries(
    Object.entries(contract).filter(([key]) => key !== name && !key.startsWith(`${name}.`)),
  );

const earlier = (before: Contract): Contract => ({
  ...without(without(before, 'AgentOptions.connectTimeoutMs'), 'defaults.connectTimeoutMs'),
  'AgentOptions.openTimeoutMs': 'optional number',
  'defaults.openTimeoutMs': '7_000',
  'errors.link-broken': 'final; connect',
  'limits.textCharacters': '1 characters',
});
const renamed = { 'AgentOptions.openTimeoutMs': 'AgentOptions.connectTimeoutMs' };

test('lists a renamed option, a changed default, a removed error and a changed limit in English', () => {
  expect(linesOf(earlier, 'en', renamed)).toEqual({
    'Breaking changes': [
      '`AgentOptions.openTimeoutMs`: renamed → `AgentOptions.connectTimeoutMs`',
      'Limit `textCharacters`: 1\u00a0character → 2,000\u00a0characters',
      'Default of `AgentOptions.connectTimeoutMs`: `7_000` → `10_000`',
      'Error `link-broken`: removed',
    ],
  });
});

test('lists the same changes in Korean', () => {
  expect(linesOf(earlier, 'ko', renamed)).toEqual({
    '호환되지 않는 변경': [
      '`AgentOptions.openTimeoutMs`: 이름 변경 → `AgentOptions.connectTimeoutMs`',
      '제한 `textCharacters`: 1자 → 2,000자',
      '기본값 `AgentOptions.connectTimeoutMs`: `7_000` → `10_000`',
      '오류 `link-broken`: 삭제',
    ],
  });
});

test('lists an undeclared rename as a removed and an added option', () => {
  expect(linesOf(earlier)).toMatchObject({
    'Breaking changes': expect.arrayContaining(['`AgentOptions.openTimeoutMs`: removed']),
    Added: ['`AgentOptions.connectTimeoutMs`: added, `optional number`'],
  });
});

test('lists a new state, error or method as one line each', () => {
  const lines = linesOf((now) => {
    const names = ['AgentActions.stopSpeaking', 'operations.stopSpeaking', 'errors.rate-limited'];
    const before = names.reduce(without, {
      ...now,
      states: (now.states ?? '').replace('speaking, ', ''),
    });
    return Object.fromEntries(
      Object.entries(before).filter(
        ([key]) => !key.startsWith('operations.') || !key.endsWith('.speaking'),
      ),
    );
  });
  expect(lines).toEqual({
    Added: [
      'State `speaking`: added',
      'Error `rate-limited`: added',
      '`AgentActions.stopSpeaking`: added, `stopSpeaking(): Promise<StopSpeakingResult>`',
    ],
  });
});

test('lists changes of operation behavior, error sources and retryability', () => {
  const lines = linesOf((now) => ({
    ...now,
    'operations.sendText.speaking': 'rejects, speaking, not-connected',
    'errors.aborted': 'retryable; connect, sendText, sendTts, startRecording, setDevice',
  }));
  expect(lines).toEqual({
    'Breaking changes': [
      'Error `aborted`: retryable → not retryable',
      expect.stringMatching(
        /^Behavior of `sendText` `speaking`: rejects, speaking, not-connected → /,
      ),
    ],
    Added: ['Error `aborted`: now also from `stopRecording`'],
    'Other changes': ['Error `aborted`: no longer from `setDevice`'],
  });
});

test('lists a new required option as breaking, a new optional one as added', () => {
  expect(linesOf((now) => without(without(now, 'AgentOptions.url'), 'AgentOptions.tools'))).toEqual(
    {
      'Breaking changes': ['`AgentOptions.url`: added, `string`'],
      Added: ['`AgentOptions.tools`: added, `optional Record<string, Tool>`'],
    },
  );
});

/** The props of components after a release with another contract. */
function contextAfter(before: Contract): FactContext {
  const referenceFolder = mkdtempSync(path.join(tmpdir(), 'released-'));
  onTestFinished(() => rmSync(referenceFolder, { recursive: true }));
  const release = { version: '0.0.9', date: '2026-01-02', contract: before };
  mkdirSync(path.join(referenceFolder, 'releases'));
  writeFileSync(
    path.join(referenceFolder, 'releases/0.0.9.json'),
    JSON.stringify({ ...release, notes: { ko: '첫 공개', en: 'The first one.' } }),
  );
  const context = apiFacts.contextFor('en');
  const options = { ...context.reference.options, referenceFolder };
  return { ...context, reference: { ...context.reference, options } };
}

test('marks options, events and errors with the version that added or changed them', () => {
  const now = buildContract(apiFacts.read());
  const { version } = apiFacts.read().tables;
  const names = ['AgentEvents.emotion', 'errors.rate-limited', 'AgentOptions.tools'];
  const context = contextAfter({
    ...names.reduce(without, now),
    'defaults.connectTimeoutMs': '7_000',
    'errors.link-broken': 'final; connect',
  });
  const marks = Object.fromEntries(
    [...names, 'AgentOptions.connectTimeoutMs', 'AgentOptions.url'].map((key) => [
      key,
      markOf(key, context),
    ]),
  );
  expect(marks).toEqual({
    'AgentEvents.emotion': `Since ${version}`,
    'errors.rate-limited': `Since ${version}`,
    'AgentOptions.tools': `Since ${version}`,
    'AgentOptions.connectTimeoutMs': `Changed in ${version}`,
    'AgentOptions.url': undefined,
  });
  const [list] = tableFacts.OptionsTable.expand({}, context) ?? [];
  expect(list).toMatchObject({
    name: 'FieldList',
    attributes: expect.arrayContaining([
      expect.objectContaining({
        name: 'fields',
        value: expect.objectContaining({
          value: expect.stringMatching(new RegExp(`"name":"tools"[^{}]*"mark":"Since ${version}"`)),
        }),
      }),
    ]),
  });
});

test('the changelog lists versions newest first, and links the feed once one is released', () => {
  const context = contextAfter(earlier(buildContract(apiFacts.read())));
  const text = JSON.stringify(changelog.expand?.({}, context));
  expect(text.indexOf('version-0-1-0')).toBeLessThan(text.indexOf('"0.0.9 (2026-01-02)"'));
  expect(text).toContain('"The first one."');
  expect(text).toContain('pathname:///changelog.xml');
  expect(JSON.stringify(changelog.expand?.({}, apiFacts.contextFor('en')))).not.toContain('.xml');
});
