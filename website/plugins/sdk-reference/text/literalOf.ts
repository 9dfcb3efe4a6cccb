/** Writes a value as a program would: `'ko'`, `10_000`, `false`. */
export function literalOf(value: string | number | boolean): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  return new Intl.NumberFormat('en').format(value).replaceAll(',', '_');
}
