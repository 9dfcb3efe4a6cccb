const rules: readonly [RegExp, string][] = [
  [/['’](?:s|re|ve|ll|d)?$/, ''],
  [/n['’]t$/, ''],
  [/(?:ies|ied)$/, 'y'],
  [/(ss|sh|ch|x|zz)es$/, '$1'],
  [/([^siu])s$/, '$1'],
  [/^([^aeiou]*[aeiouy][^aeiouwxy])(?:ing|ed)$/, '$1e'],
  [/(..[aeiouy].*|[^aeiou][aeiouy].*)(?:ing|ed)$/, '$1'],
  [/ily$/, 'y'],
  [/(..[aeiouy].*[^l])ly$/, '$1'],
  [/(.{5})(?:ions?|ers?|ors?)$/, '$1'],
  [/(.{6})ment$/, '$1'],
  [/([b-df-hjkmnp-rtv-z])\1$/, '$1'],
  [/(....)ll$/, '$1l'],
  [/^(?![^aeiou]*[aeiouy][^aeiou]e$)(...+)e$/, '$1'],
  [/(.{5})at$/, '$1'],
];

/** Takes English inflections off a lower-case word: `connecting` and `connection` give `connect`. */
export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z'’]+$/.test(word)) return word;
  let stem = word;
  for (const [ending, replacement] of rules) {
    const shorter = stem.replace(ending, replacement);
    if (shorter.length >= 3) stem = shorter;
  }
  return stem;
}
