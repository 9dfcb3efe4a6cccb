import type { Problem } from 'docs-kit';
import type { Page } from '../site/Page';

/** Something of a page that its other language must have too. */
export interface Comparable {
  /** Equal in both languages. */
  identity: string;
  /** What to call it in a message. */
  label: string;
  line: number;
  column: number;
}

/** The first place where two lists stop agreeing, and which side lacks something there. */
function findDifference(ko: Comparable[], en: Comparable[]) {
  const index = ko.findIndex(({ identity }, at) => en[at]?.identity !== identity);
  const at = index === -1 ? ko.length : index;
  if (at === ko.length && at === en.length) return undefined;
  const lacksIn = (list: Comparable[], one: Comparable | undefined) =>
    one !== undefined && !list.slice(at).some(({ identity }) => identity === one.identity);
  return { ko: ko[at], en: en[at], missing: { ko: lacksIn(ko, en[at]), en: lacksIn(en, ko[at]) } };
}

const lineAfter = (list: Comparable[], other: Comparable[], one: Comparable): number => {
  const at = other.indexOf(one);
  return list[at - 1]?.line ?? 1;
};

/** Holds two lists of the same page to the same order; names what is missing, and where. */
export function compareInOrder(
  rule: string,
  pages: { ko: Page; en: Page },
  lists: { ko: Comparable[]; en: Comparable[] },
): Problem[] {
  const difference = findDifference(lists.ko, lists.en);
  if (!difference) return [];
  const report = (lack: 'ko' | 'en', one: Comparable): Problem => {
    const have = lack === 'ko' ? 'en' : 'ko';
    const line = lineAfter(lists[lack], lists[have], one);
    const there = `${pages[have].file}:${one.line}`;
    const message = `${one.label} is missing here. It stands at ${there}.`;
    return { file: pages[lack].file, line, column: 1, rule, message };
  };
  const { ko, en, missing } = difference;
  if (ko && missing.en) return [report('en', ko)];
  if (en && missing.ko) return [report('ko', en)];
  if (!ko && en) return [report('ko', en)];
  if (!en && ko) return [report('en', ko)];
  if (!ko || !en) return [];
  const message = `${en.label} stands where ${pages.ko.file}:${ko.line} has ${ko.label}.`;
  return [{ file: pages.en.file, line: en.line, column: en.column, rule, message }];
}
