/** A query with its right answers: paths of pages, or of sections with `#id`. */
export interface Question {
  query: string;
  expect: string[];
  class: string;
}

/** Reads questions from JSON. Throws when an entry is not one. */
export function parseQuestions(json: string): Question[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new TypeError('Questions are a list');
  return entries.map((entry: Partial<Question>, at) => {
    if (typeof entry.query !== 'string') throw new TypeError(`Entry ${at} has no query`);
    return { query: entry.query, expect: entry.expect ?? [], class: entry.class ?? 'all' };
  });
}
