import {
  formatDefault,
  formatQuantity,
  listDefaults,
  type SdkTables,
  type Unit,
  unitOfName,
} from 'api-facts';

interface Known {
  component: string;
  value: unknown;
  unit: Unit;
  written: string[];
}

/** What a number of a unit is in the SDK's own: an hour in milliseconds. */
const units: [RegExp, size: number, Unit][] = [
  [/^(?:밀리초|ms|milliseconds?)$/i, 1, 'milliseconds'],
  [/^(?:초|seconds?)$/i, 1000, 'milliseconds'],
  [/^(?:분|minutes?)$/i, 60_000, 'milliseconds'],
  [/^(?:시간|hours?)$/i, 3_600_000, 'milliseconds'],
  [/^(?:글?자|characters?)$/i, 1, 'characters'],
  [/^(?:바이트|bytes?)$/i, 1, 'bytes'],
  [/^Ki?B$/i, 1024, 'bytes'],
  [/^Mi?B$/i, 1_048_576, 'bytes'],
  [/^Hz$/i, 1, 'hertz'],
  [/^kHz$/i, 1000, 'hertz'],
];

const knownOf = new WeakMap<SdkTables, Known[]>();

function listKnown(tables: SdkTables): Known[] {
  const listed = knownOf.get(tables);
  if (listed) return listed;
  const locales = ['ko', 'en'] as const;
  const limits = tables.limits.map(({ name, value, unit }) => ({
    component: `<Limit name="${name}" />`,
    value,
    unit,
    written: locales.map((locale) => formatQuantity(value, unit, name, locale)),
  }));
  const defaults = [...listDefaults(tables)].map(([path, value]) => ({
    component: `<Default of="${path}" />`,
    value,
    unit: unitOfName(path),
    written: locales.map((locale) => String(formatDefault(path, value, locale))),
  }));
  const known = [...limits, ...defaults];
  knownOf.set(tables, known);
  return known;
}

/** The components that say this number: in these words, or else at all in its unit. */
export function componentsFor(
  written: string,
  [number, unit]: readonly [number: number, unit?: string],
  tables: SdkTables,
): string[] {
  const known = listKnown(tables);
  const [, size, own] = units.find(([one]) => one.test(unit ?? '')) ?? ['', 1];
  const worded = known.filter((one) => one.written.includes(written.trim()));
  const equal = () =>
    known.filter((one) => one.value === number * size && (!own || one.unit === own));
  return (worded.length > 0 ? worded : equal()).map(({ component }) => component);
}
