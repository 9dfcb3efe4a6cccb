import { listName } from '../../engine/fileNames';
import type { Manifest } from '../../engine/manifest';

/** So many shares may stand in the manifest itself; of more, lists are fetched by need. */
const mostInManifest = 24;
const perList = 60;

/** What the manifest says of the shares' first terms, and the lists that it does not hold. */
export function listShares(starts: readonly string[]): {
  listed: Pick<Manifest, 'starts' | 'startsPerList'>;
  lists: Map<string, string>;
} {
  const lists = new Map<string, string>();
  if (starts.length <= mostInManifest)
    return { listed: { starts: [...starts], startsPerList: 0 }, lists };
  const firsts: string[] = [];
  for (let at = 0; at < starts.length; at += perList) {
    const list = starts.slice(at, at + perList);
    lists.set(listName(firsts.length), JSON.stringify(list));
    firsts.push(list[0] ?? '');
  }
  return { listed: { starts: firsts, startsPerList: perList }, lists };
}
