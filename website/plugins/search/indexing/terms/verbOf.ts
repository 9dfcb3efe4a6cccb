import type { Analyzer } from '../words/Analyzer';

/** The stem of a verb that names what it does, as texts have it: 멈추 of 멈추기. A 편집기 is a thing. */
export const verbOf = (name: string, analyzer: Analyzer): string[] =>
  /^[가-힣 ]+기$/.test(name) && (/[ 하].*기$/.test(name) || analyzer.isVerbal(name))
    ? [name.slice(0, -1)]
    : [];
