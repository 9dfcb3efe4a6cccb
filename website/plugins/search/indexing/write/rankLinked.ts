import { aside, mostLinked } from '../../engine/manifest';
import type { Page } from '../../engine/page';
import { barePath } from '../paths';

/** What pages are called that tell what once changed. */
const chronicle =
  /(?:^|[/_-])(?:release-?notes?|releases?|blog|change-?log|changes|migrat\w*|upgrad\w*|legacy|deprecated|archive)(?:[/_.\- ]|$)/i;

/** A digit for each page that tells how many other pages link to it; see `Manifest.linked`. */
export function rankLinked(pages: readonly Page[]): string {
  const linking = new Map<string, Set<Page>>();
  for (const page of pages) {
    for (const { target } of page.links) {
      const path = target.split('#')[0] ?? '';
      linking.set(path, (linking.get(path) ?? new Set<Page>()).add(page));
    }
  }
  const counts = pages.map(({ path }) => Math.log(1 + (linking.get(barePath(path))?.size ?? 0)));
  const most = Math.max(Math.log(2), ...counts);
  return counts
    .map((count, at) =>
      chronicle.test(pages[at]?.path ?? '') ? aside : Math.round((mostLinked * count) / most),
    )
    .join('')
    .replace(/0+$/, '');
}
