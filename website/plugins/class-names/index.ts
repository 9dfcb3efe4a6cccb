import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { keyOf, nameClasses, namesOf, type Names } from './nameClasses';

/** What the loader of a CSS module is told. */
export interface NamesOptions {
  /** The names of a module, by its file. */
  namesOf: (file: string) => Record<string, string> | undefined;
}

interface Context {
  resourcePath: string;
}

interface CssOptions {
  modules?: {
    getLocalIdent?: (context: Context, pattern: string, name: string) => string | undefined;
  };
}

interface Rule {
  use?: { options?: CssOptions }[];
  oneOf?: object[];
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const loader = here('./namesAlone.cjs');

/** Has the server read the names of a module, and not parse the rest of it for nothing. */
function readNamesAlone(rule: Rule, names: Names): void {
  const options: NamesOptions = { namesOf: (file) => namesOf(file, names) };
  const isCounted = (file: string): boolean => options.namesOf(file) !== undefined;
  rule.oneOf = [{ resource: isCounted, use: [{ loader, options }] }, { use: rule.use }];
  delete rule.use;
}

/**
 * Gives the classes of CSS modules the shortest names there are in the published site: they stand in
 * every page, in its styles and in its scripts. One that was not counted keeps its long name.
 */
export default function classNames(): Plugin {
  return {
    name: 'class-names',
    configureWebpack({ mode, module }, isServer) {
      if (mode !== 'production') return {};
      const names = nameClasses();
      for (const rule of (module?.rules ?? []) as Rule[]) {
        const { options } =
          (Array.isArray(rule.use) ? rule.use : []).find((one) => one.options?.modules) ?? {};
        if (!options?.modules) continue;
        options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
          names.get(keyOf(resourcePath, name));
        if (isServer) readNamesAlone(rule, names);
      }
      return {};
    },
  };
}
