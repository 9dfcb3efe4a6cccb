import { fields, type Field, type Postings } from '../../engine/fields';
import { weightOf } from '../../engine/whereabouts';
import { headingStrength } from '../../engine/query/headingStrength';

export type Family = 'headings' | 'texts';

/** Headings are fetched first; what a list explains and all other names wait with the texts. */
const texts: readonly Field[] = ['name', 'code', 'body', 'alias', 'also'];
const fieldsOf: Record<Family, readonly Field[]> = {
  headings: fields.filter((field) => !texts.includes(field)),
  texts,
};
const mostPlaces: Record<Family, number> = { headings: 400, texts: 200 };

/** Of the fields that speak for a heading only the strongest counts, so only that one is kept. */
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
  const kept: Postings = {};
  for (const field of fields) {
    const places = new Map(
      strengths(field)
        .filter(([section, strength]) => strength === 0 || strength === best.get(section))
        .map(([section, , weight]) => [section, weight]),
    );
    if (places.size) kept[field] = places;
  }
  return kept;
}

/** The places of a term in one family's fields; of a common term those that weigh most. */
export function pickPlaces(postings: Postings, family: Family): Postings {
  const kept: Postings = {};
  for (const field of fieldsOf[family]) {
    const places = postings[field];
    if (!places) continue;
    const light = field === 'body' || field === 'code' ? -1 : 1;
    kept[field] =
      places.size <= mostPlaces[family]
        ? places
        : new Map(
            [...places]
              .sort(([, a], [, b]) => light * (weightOf(a) - weightOf(b)))
              .slice(0, mostPlaces[family]),
          );
  }
  return family === 'headings' && Object.keys(kept).length > 1 ? keepStrongest(kept) : kept;
}
