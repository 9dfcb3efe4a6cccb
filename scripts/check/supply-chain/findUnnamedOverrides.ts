// They are held together, not held back from an advisory.
const together = /^@docusaurus\//;

/**
 * The overrides of a package.json for which no advisory is named.
 *
 * @param security - The text of SECURITY.md, whose table names it in the package's row.
 */
export function findUnnamedOverrides(
  overrides: Readonly<Record<string, string>>,
  security: string,
): string[] {
  const rows = security.split('\n').filter((line) => line.includes('GHSA-'));
  return Object.keys(overrides)
    .filter((name) => !together.test(name) && !rows.some((row) => row.includes(`\`${name}\``)))
    .map((name) => `${name} is overridden, and SECURITY.md names no advisory for it`);
}
