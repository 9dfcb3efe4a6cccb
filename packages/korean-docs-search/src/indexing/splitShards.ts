import { encode } from '../format/codec';
import { type Field, fields, homeOf, type Postings } from '../format/postings';

export type Family = 'headings' | 'texts';

/** Headings are loaded first; definitions and aliases are stored with the texts. */
const laterFields: readonly Field[] = ['name', 'code', 'body', 'alias', 'also'];
const fieldsOf: Record<Family, readonly Field[]> = {
  headings: fields.filter((field) => !laterFields.includes(field)),
  texts: laterFields,
};

/** The postings of a term in a group of fields. */
export function pickPostings(postings: Postings, family: Family): Postings {
  const picked: Postings = {};
  for (const field of fieldsOf[family]) if (postings[field]) picked[field] = postings[field];
  return picked;
}

const shardSize = 2_700;

/** The shortest prefix that separates a shard's first term from the one before. */
function startOf(first: string, before: string): string {
  let length = 0;
  while (length < first.length && first.slice(0, length) <= before) length++;
  return first.slice(0, length);
}

/**
 * Splits sorted terms into shards of similar size; returns the first term and the content of each.
 */
export function splitShards(
  terms: readonly [string, Postings][],
): [start: string, content: string][] {
  const shards: [string, Postings][][] = [];
  let size = Infinity;
  for (const entry of terms) {
    const places = Object.values(entry[1]).reduce((sum, sections) => sum + sections.size, 0);
    const weight = entry[0].length + 6 * places;
    if (size + weight > shardSize) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(entry);
    size += weight;
  }
  return shards.map((shard, at) => {
    const before = homeOf(shards[at - 1]?.at(-1)?.[0] ?? '');
    return [startOf(homeOf(shard[0]?.[0] ?? ''), before), encode(shard)];
  });
}
