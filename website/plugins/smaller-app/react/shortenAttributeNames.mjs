const table = /(\baliases = )new Map\((\[[^;]*?\])\),/;

const toAttribute = (name) => name.replace(/[-:](.)/g, (_mark, letter) => letter.toUpperCase());

/** Names attributes by their own names alone, where the names of properties follow from them. */
export default function shortenAttributeNames(source) {
  const [, beginning, pairs] = table.exec(source) ?? [];
  if (!pairs) throw new Error('React no longer has a table of attributes.');
  const names = new Map(JSON.parse(pairs.replace(/,\s*\]/g, ']')));
  const regular = [...names].filter(([name, attribute]) => toAttribute(attribute) === name);
  const others = [...names].filter(([name, attribute]) => toAttribute(attribute) !== name);
  const list = regular.map(([, attribute]) => attribute).join(' ');
  const made = `${JSON.stringify(list)}.split(" ").map((name) => [name.replace(/[-:](.)/g, (_mark, letter) => letter.toUpperCase()), name])`;
  return source.replace(table, `${beginning}new Map(${made}.concat(${JSON.stringify(others)})),`);
}
