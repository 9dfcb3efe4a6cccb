import type { SdkTables } from './readTables';

/**
 * What is added to one table or renamed in it needs its words in another; until then nothing can be
 * said of it, and whatever asks falls over somewhere else.
 *
 * @throws when a row has no words, naming it and the file they belong in
 */
export function assertWholeTables({ errors, limits, states, stateTexts }: SdkTables): void {
  const lacks = [
    ...limits.flatMap(({ name, unit }) => (unit ? [] : `limitTexts.ts: the limit "${name}"`)),
    ...errors.flatMap(({ code, cause }) => (cause ? [] : `errorTexts.ts: the error "${code}"`)),
    ...states.flatMap((name) => (stateTexts[name] ? [] : `stateTexts.ts: the state "${name}"`)),
  ];
  if (lacks.length === 0) return;
  const lines = lacks.map(
    (one) => `packages/sdk/src/reference/${one} has no row. Add or rename one.`,
  );
  throw new Error(lines.join('\n'));
}
