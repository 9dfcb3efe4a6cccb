import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, readManifest, relativeToRoot } from 'docs-kit';
import type { Labels } from '../labels';
import type { ReferenceProblem } from '../problems';
import { formatQuantity, type Unit } from '../quantities';
import type { Reference } from '../reference';
import type { Change, FactKind } from './listChanges';
import { listVersions, type Release } from './releases';

/** A part of a line: text or code. */
export type ChangePiece = string | { code: string };

/** The changes of one kind, one a line. */
export interface ChangeSection {
  title: string;
  lines: ChangePiece[][];
}

/** A version with its changes, for readers. */
export interface ReleaseText {
  version: string;
  date?: string;
  /** A version's summary as written by a person, or that it is the first version. */
  notes: string;
  sections: ChangeSection[];
}

/** The id of a version's section. */
export const versionId = (version: string): string => `version-${version.replaceAll('.', '-')}`;

type Words = Labels['changes'];

function subjectOf({ kind, name }: Change, { kinds }: Words): ChangePiece[] {
  const codes = name
    .split(' ')
    .filter(Boolean)
    .flatMap((code): ChangePiece[] => [' ', { code }]);
  if (kind === 'declaration' || kind === 'commandLine' || kind === 'transition') {
    return [{ code: name }];
  }
  return [kinds[kind], ...codes];
}

function valueOf(
  value: string,
  { kind, name }: Change,
  locale: Locale,
  labels: Labels,
): ChangePiece {
  if (kind === 'error') return labels.changes.retry[value as 'retryable' | 'final'];
  if (kind === 'limit') {
    const [number, unit] = value.split(' ');
    return formatQuantity(Number(number), unit as Unit, name, locale);
  }
  if (kind !== 'behavior') return { code: value };
  const [outcome = '', ...rest] = value.split(', ');
  return [labels.shortOutcomes[outcome] ?? outcome, ...rest].join(', ');
}

function lineOf(change: Change, locale: Locale, labels: Labels): ChangePiece[] {
  const { before, kind, now, renamedTo } = change;
  const { added, origin, removed, renamed } = labels.changes;
  const subject = [...subjectOf(change, labels.changes), ': '];
  if (renamedTo) return [...subject, renamed, ' → ', { code: renamedTo }];
  if (kind === 'origin') {
    const code = now ?? before ?? '';
    return [...subject, origin[now === undefined ? 'removed' : 'added'], ' ', { code }];
  }
  if (now === undefined) return [...subject, removed];
  if (before === undefined) {
    const isSaidByName = kind !== 'default' && kind !== 'declaration';
    if (isSaidByName || now === '') return [...subject, added];
    return [...subject, added, ', ', valueOf(now, change, locale, labels)];
  }
  const values = [before, now].map((value) => valueOf(value, change, locale, labels));
  return [...subject, values[0] ?? '', ' → ', values[1] ?? ''];
}

/** Lists the changes of a version, breaking ones first. */
export function describeRelease(
  { changes, date, notes, version }: Release,
  locale: Locale,
  labels: Labels,
): ReleaseText {
  const { first, headings, none } = labels.changes;
  const sectionOf = ({ breaks, before, renamedTo }: Change): keyof Words['headings'] => {
    if (breaks) return 'breaking';
    return before === undefined && !renamedTo ? 'added' : 'changed';
  };
  const sections = (['breaking', 'added', 'changed'] as const).map((kind) => ({
    title: headings[kind],
    lines: (changes ?? [])
      .filter((change) => sectionOf(change) === kind)
      .map((change) => lineOf(change, locale, labels)),
  }));
  const unsaid = changes ? (changes.length === 0 ? none : '') : first;
  return {
    version,
    ...(date && { date }),
    notes: notes?.[locale] ?? unsaid,
    sections: sections.filter(({ lines }) => lines.length > 0),
  };
}

const ofCommandLine: readonly FactKind[] = ['commandLine', 'protocol'];

/** All versions with their changes, newest first. */
export function listReleases(
  reference: Reference,
  locale: Locale,
  holds: (kind: FactKind) => boolean = () => true,
): ReleaseText[] {
  const labels = reference.options.labels[locale];
  return listVersions(reference)
    .toReversed()
    .map(({ changes, ...version }) => {
      const own = changes?.filter(({ kind }) => holds(kind));
      return describeRelease({ ...version, ...(own && { changes: own }) }, locale, labels);
    });
}

/** Renders a line as Markdown. */
const toMarkdown = (line: readonly ChangePiece[]): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : `\`${piece.code}\``)).join('');

function renderChangelog(name: string, releases: readonly ReleaseText[], words: Words): string {
  const versions = releases.map(({ date = words.unreleased, notes, sections, version }) => {
    const parts = sections.map(
      ({ title, lines }) =>
        `### ${title}\n\n${lines.map((it) => `- ${toMarkdown(it)}`).join('\n')}`,
    );
    return [`## ${version} (${date})`, ...(notes ? [notes] : []), ...parts].join('\n\n');
  });
  return `${[`# Changelog of ${name}`, ...versions].join('\n\n')}\n`;
}

/** The path of each package's `CHANGELOG.md` that is outdated, with its expected content. */
function listOutdated(reference: Reference): [file: string, text: string][] {
  const { changelog, commandLine, labels, sdk } = reference.options;
  const packages: [string, (kind: FactKind) => boolean][] = [
    [sdk.folder, (kind) => kind !== 'commandLine'],
    [commandLine.folder, (kind) => ofCommandLine.includes(kind)],
  ];
  return (changelog ? packages : []).flatMap(([folder, holds]) => {
    const { name } = readManifest(folder);
    const text = renderChangelog(name, listReleases(reference, 'en', holds), labels.en.changes);
    const file = path.join(folder, 'CHANGELOG.md');
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return before === text ? [] : [[file, text]];
  });
}

/** Checks that the changelogs match the differences between the contracts. */
export function checkChangelogs(reference: Reference): ReferenceProblem[] {
  return listOutdated(reference).map(([file]) => {
    const message = 'The changelog is not what has changed. Run "npm run reference:update".';
    return { file: relativeToRoot(file, reference.options), line: 1, message };
  });
}

/** Updates outdated changelogs; returns their paths. */
export function writeChangelogs(reference: Reference): string[] {
  return listOutdated(reference).map(([file, text]) => {
    writeFileSync(file, text);
    return relativeToRoot(file, reference.options);
  });
}
