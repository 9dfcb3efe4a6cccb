import { listName } from '../../engine/Shares';
import type { Family } from '../../engine/manifest';

/** So many shares may stand in the manifest itself; of more, lists are fetched by need. */
const mostInManifest = 120;
const perList = 60;

type Starts = Record<Family, readonly string[]>;

/** What the manifest says of the shares' first terms, and the lists that it does not hold. */
export function listShares(starts: Starts): {
  shares: Record<Family, string[]>;
  sharesPerList: number;
  lists: Map<string, string>;
} {
  const lists = new Map<string, string>();
  if (starts.h.length + starts.b.length <= mostInManifest)
    return { shares: { h: [...starts.h], b: [...starts.b] }, sharesPerList: 0, lists };
  const cut = (family: Family): string[] => {
    const firsts: string[] = [];
    for (let at = 0; at < starts[family].length; at += perList) {
      const list = starts[family].slice(at, at + perList);
      lists.set(listName(family, firsts.length), JSON.stringify(list));
      firsts.push(list[0] ?? '');
    }
    return firsts;
  };
  return { shares: { h: cut('h'), b: cut('b') }, sharesPerList: perList, lists };
}
