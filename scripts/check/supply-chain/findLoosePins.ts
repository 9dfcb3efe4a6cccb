interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

const exact = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** The dependencies and overrides of a package.json whose version is not one version. */
export function findLoosePins({ dependencies, devDependencies, overrides }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name}@${version} is not one version`);
}
