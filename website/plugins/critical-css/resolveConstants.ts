import type { Declaration, Root, Rule } from 'postcss';

// A longer value costs more where it is used than its name does.
const longest = 24;
const use = /var\((--[\w-]+)\)(?=(.?))/g;

/** Custom properties that have one value wherever they are read, by their names. */
function listConstants(styles: Root): Map<string, string> {
  const definitions = new Map<string, Declaration[]>();
  styles.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of definitions) {
    const { selector, parent } = (declaration?.parent ?? {}) as Partial<Rule>;
    const isEverywhere = selector === ':root' && parent === styles && others.length === 0;
    const value = declaration?.value ?? '';
    if (isEverywhere && value.length <= longest && !value.includes('var(')) {
      constants.set(name, value);
    }
  }
  return constants;
}

/** Writes what never changes where it is used, instead of the name of a custom property. */
export function resolveConstants(styles: Root): void {
  const constants = listConstants(styles);
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(use, (whole, name: string, next: string) => {
      const value = constants.get(name);
      if (value === undefined) return whole;
      // What followed a bracket may be read as a part of the value.
      return /[\w.#(%-]/.test(next) ? `${value} ` : value;
    });
  });
}
