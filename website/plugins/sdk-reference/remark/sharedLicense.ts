interface Manifest {
  name: string;
  license: string;
}

/**
 * The license that packages share, by its SPDX name.
 *
 * @throws where they do not: a page that says it of all would be wrong of some
 */
export function sharedLicense(packages: readonly Manifest[]): string {
  const [license = '', ...others] = new Set(packages.map((manifest) => manifest.license));
  if (others.length === 0) return license;
  const each = packages.map((manifest) => `${manifest.name} ${manifest.license}`).join(', ');
  throw new Error(`<License /> speaks of packages with different licenses: ${each}.`);
}
