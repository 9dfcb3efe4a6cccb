import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { relativeToRoot } from 'docs-kit';
import type { ApiFactsOptions } from './options';
import { lineOfKey, type ReferenceProblem } from './problems';
import type { Reference } from './reference';
import type { SourceText } from './sourceTexts';

/**
 * The Korean translation of a text in the SDK's sources, and the hash of the English it translates.
 */
export interface Description {
  ko: string;
  source: string;
}

/** A description with its file and line. */
export interface PlacedDescription extends Description {
  file: string;
  line: number;
}

const number = /\b\d{1,3}(?: \d{3})+\b|\b\d+\b/g;

/**
 * A short hash of an English text. Numbers are left out, because Korean takes them from the SDK's
 * tables and `checkNumbers` compares them. One and zero count, for they may be written as words.
 */
export function hashText(text: string): string {
  const words = text.replace(number, (digits) =>
    Number(digits.replaceAll(' ', '')) > 1 ? '#' : digits,
  );
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** The folder of all descriptions. */
export const folderOfDescriptions = ({ referenceFolder }: ApiFactsOptions): string =>
  path.join(referenceFolder, 'descriptions');

function readFile(file: string): [string, PlacedDescription][] {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const entries = Object.entries(JSON.parse(text) as Record<string, Description>);
  return entries.map(([key, description]) => {
    return [key, { ...description, file, line: lineOfKey(lines, key) }];
  });
}

/** All descriptions by key. */
export function readDescriptions(options: ApiFactsOptions): Map<string, PlacedDescription> {
  const folder = folderOfDescriptions(options);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(files.flatMap((name) => readFile(path.join(folder, name))));
}

const fileOfKey = (key: string, { descriptionFile }: ApiFactsOptions): string =>
  `${descriptionFile(key.split('.')[0] ?? key)}.json`;

function findMismatch(
  source: SourceText,
  description: PlacedDescription | undefined,
): string | undefined {
  const { key, place, text } = source;
  const update = 'Run "npm run reference:update", then write the Korean.';
  if (!description) return `has no description. ${update} Its English is at ${place}.`;
  if (description.ko.trim() === '') return `has no Korean text. Its English is at ${place}.`;
  if (description.source === hashText(text)) return undefined;
  return `has a Korean text for an English one that has changed. Read it again against "${text}" (${place}), then run "npm run reference:update -- ${key}".`;
}

type Texts = Pick<Reference, 'texts' | 'options' | 'descriptions'>;

/** Checks that every text has an up-to-date Korean translation, and every translation a text. */
export function checkDescriptions({ texts, options, descriptions }: Texts): ReferenceProblem[] {
  const problems = [...texts.values()].flatMap((source): ReferenceProblem[] => {
    const found = descriptions.get(source.key);
    const reason = findMismatch(source, found);
    if (!reason) return [];
    const file =
      found?.file ?? path.join(folderOfDescriptions(options), fileOfKey(source.key, options));
    const message = `${source.key} ${reason}`;
    return [{ file: relativeToRoot(file, options), line: found?.line ?? 1, message }];
  });
  for (const [key, { file, line }] of descriptions) {
    if (texts.has(key)) continue;
    const message = `${key} describes nothing the SDK has any more. Remove it.`;
    problems.push({ file: relativeToRoot(file, options), line, message });
  }
  return problems;
}

/** The findings of an update, by key. */
export interface DescriptionUpdate {
  added: string[];
  /** Kept with the old hash, so that the check fails until they are reviewed. */
  stale: string[];
  unused: string[];
}

/**
 * Adds missing entries without Korean. A changed text is only reported, unless its translation is
 * listed as reviewed.
 */
export function updateDescriptions(
  { texts, options, descriptions }: Texts,
  readAgain: readonly string[] = [],
): DescriptionUpdate {
  const files: Record<string, Record<string, Description>> = {};
  const update: DescriptionUpdate = { added: [], stale: [], unused: [] };
  for (const { key, text } of texts.values()) {
    const found = descriptions.get(key);
    const now = hashText(text);
    if (!found) update.added.push(key);
    const isStale = found && found.source !== now && !readAgain.includes(key);
    if (isStale) update.stale.push(key);
    const file = found ? path.basename(found.file) : fileOfKey(key, options);
    (files[file] ??= {})[key] = { ko: found?.ko ?? '', source: isStale ? found.source : now };
  }
  for (const [key, { file, ko, source }] of descriptions) {
    if (texts.has(key)) continue;
    (files[path.basename(file)] ??= {})[key] = { ko, source };
    update.unused.push(key);
  }
  const folder = folderOfDescriptions(options);
  mkdirSync(folder, { recursive: true });
  for (const [file, entries] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), `${JSON.stringify(entries, null, 2)}\n`);
  }
  return update;
}
