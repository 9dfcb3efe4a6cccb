const ofType: [RegExp, string][] = [
  [/(Options|Request)$/, 'options'],
  [/Actions$/, 'operations'],
  [/Result$|^Recording$|^Session$/, 'results'],
  [/Event$|Reason$|^Message$/, 'events'],
  [/Error$/, 'errors'],
];

const ofTable = new Set(['errors', 'limits', 'states', 'events', 'operations']);

/** The file a new description is put in, so that what is read together lies together. */
export function fileOfKey(key: string): string {
  const [head = ''] = key.split('.');
  if (ofTable.has(head)) return `${head}.json`;
  return `${ofType.find(([pattern]) => pattern.test(head))?.[1] ?? 'agent'}.json`;
}
