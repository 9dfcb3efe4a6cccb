import type { Plugin } from '@docusaurus/types';
import { keyOf, nameClasses } from './nameClasses';

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
}

/**
 * Gives the classes of CSS modules the shortest names there are in the published site: they stand in
 * every page, in its styles and in its scripts. One that was not counted keeps its long name.
 */
export default function classNames(): Plugin {
  return {
    name: 'class-names',
    configureWebpack({ mode, module }) {
      if (mode !== 'production') return {};
      const names = nameClasses();
      for (const rule of (module?.rules ?? []) as Rule[]) {
        for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
          if (!options?.modules) continue;
          options.modules.getLocalIdent = ({ resourcePath }, _pattern, name) =>
            names.get(keyOf(resourcePath, name));
        }
      }
      return {};
    },
  };
}
