import type { Compiler } from 'webpack';

/** A page that one bundle has compiled, or that the other waits for. */
interface Shared {
  resolve: (code: string) => void;
  reject: (reason: Error) => void;
}

type Pages = Map<string, Shared>;

interface Rule {
  options?: { crossCompilerCache?: Pages };
  use?: unknown;
  oneOf?: unknown;
  rules?: unknown;
}

const name = 'NeverCompiled';

/** The pages that loaders of some rules hand from bundle to bundle. */
function findPages(rules: unknown): Pages[] {
  if (Array.isArray(rules)) return rules.flatMap(findPages);
  if (typeof rules !== 'object' || rules === null) return [];
  const { options, use, oneOf, rules: inner } = rules as Rule;
  const below = [use, oneOf, inner].flatMap(findPages);
  return options?.crossCompilerCache ? [options.crossCompilerCache, ...below] : below;
}

/**
 * Refuses what the server's bundle waits for once the browser's is made: pages that this one took from
 * its cache and does not compile. Docusaurus would wait for them for ever. Why is said of the first; the
 * others are empty in a build that fails.
 */
export class NeverCompiled {
  constructor(
    private readonly reason: Error,
    private readonly onRefused: () => void,
  ) {}

  apply({ options, hooks }: Pick<Compiler, 'options' | 'hooks'>): void {
    let isSaid = false;
    const refuse = ({ resolve, reject }: Shared): void => {
      try {
        if (isSaid) resolve('');
        else reject(this.reason);
      } catch {
        // It has been compiled, and waits for the server's bundle.
        return;
      }
      if (!isSaid) this.onRefused();
      isSaid = true;
    };
    hooks.done.tap(name, () => {
      for (const pages of findPages(options.module.rules)) {
        pages.forEach(refuse);
        pages.set = (path, page) => {
          refuse(page);
          return Map.prototype.set.call(pages, path, page) as Pages;
        };
      }
    });
  }
}
