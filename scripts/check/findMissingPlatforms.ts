interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/**
 * The platform packages that a lockfile refers to without listing them. npm leaves them out when it
 * writes the lockfile from what one machine has, and `npm ci` then fails on every machine.
 */
export function findMissingPlatforms(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => {
        return !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`];
      })
      .map(([name, version]) => `${name}@${version}`),
  );
}
