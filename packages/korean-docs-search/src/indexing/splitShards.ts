import { encode } from '../format/codec';
import { type Field, fields, homeOf, type Postings, weightOf } from '../format/postings';
import { headingStrength } from '../ranking/weights';

export type Family = 'headings' | 'texts';

/** Headings are loaded first; definitions and aliases are stored with the texts. */
const laterFields: readonly Field[] = ['name', 'code', 'body', 'alias', 'also'];
const fieldsOf: Record<Family, readonly Field[]> = {
  headings: fields.filter((field) => !laterFields.includes(field)),
  texts: laterFields,
};
const maxPostings: Record<Family, number> = { headings: 400, texts: 200 };

/** Only the strongest of a heading's fields counts, so only that one is stored. */
function keepStrongest(postings: Postings): Postings {
  const best = new Map<number, number>();
  const strengths = (field: Field): [section: number, strength: number, weight: number][] =>
    [...(postings[field] ?? [])].map(([section, weight]) => [
      section,
      headingStrength(field, weight / 15),
      weight,
    ]);
  for (const field of fields)
    for (const [section, strength] of strengths(field))
      best.set(section, Math.max(best.get(section) ?? 0, strength));
  const picked: Postings = {};
  for (const field of fields) {
    const sections = new Map(
      strengths(field)
        .filter(([section, strength]) => strength === 0 || strength === best.get(section))
        .map(([section, , weight]) => [section, weight]),
    );
    if (sections.size) picked[field] = sections;
  }
  return picked;
}

/** The postings of a term in a group of fields; for a common term only the heaviest. */
export function pickPostings(postings: Postings, family: Family): Postings {
  const picked: Postings = {};
  for (const field of fieldsOf[family]) {
    const sections = postings[field];
    if (!sections) continue;
    const light = field === 'body' || field === 'code' ? -1 : 1;
    picked[field] =
      sections.size <= maxPostings[family]
        ? sections
        : new Map(
            [...sections]
              .sort(([, a], [, b]) => light * (weightOf(a) - weightOf(b)))
              .slice(0, maxPostings[family]),
          );
  }
  return family === 'headings' && Object.keys(picked).length > 1 ? keepStrongest(picked) : picked;
}

const shardSize = 2_700;
// Typos are looked up next to the intended word, so terms with the same start stay in one shard,
// unless it grows too large.
const beginning = 4;
const mostSize = 4_000;

function beginAlike(one: string, other: string): boolean {
  return homeOf(one).slice(0, beginning) === homeOf(other).slice(0, beginning);
}

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
    const last = shards.at(-1)?.at(-1)?.[0] ?? '';
    if (size + weight > (beginAlike(last, entry[0]) ? mostSize : shardSize)) {
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
