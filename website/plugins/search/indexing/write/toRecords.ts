import { sectionsPerPage } from '../../engine/fields';
import type { PageRecord } from '../../engine/manifest';
import type { Page } from '../../engine/page';

const wholeRecords = 32_000;
const recordFile = 1_000;

/** What results show of each page. */
export function toRecords(pages: readonly Page[]): PageRecord[] {
  return pages.map(({ path, crumbs, sections }) => [
    path,
    crumbs,
    ...sections.slice(0, sectionsPerPage).flatMap(({ id, heading }) => [id, heading]),
  ]);
}

/** How many pages' records to put into a file: all, or, of a large site, as many as a file holds. */
export function recordsPerFile(records: readonly PageRecord[]): number {
  const size = JSON.stringify(records).length;
  if (size <= wholeRecords) return records.length || 1;
  return Math.max(1, Math.round((recordFile * records.length) / size));
}
