import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { readBuildFacts } from './buildFacts';
import { listEditorNames } from './editorNames';
import { drawMouths, drawPortrait } from './portrait';

/**
 * Provides data as modules, `@generated/generated-data/default/NAME.json`: the agent's face, and its
 * mouth in each viseme, for pages without a script; the editor's completions; the facts of the home
 * page. Their types are in `src/generated.d.ts`.
 */
export default function generatedData({ i18n }: LoadContext): Plugin {
  return {
    name: 'generated-data',
    async contentLoaded({ actions }) {
      const data = {
        face: drawPortrait(),
        mouths: drawMouths(),
        'editor-names': listEditorNames(i18n.currentLocale as Locale),
        'build-facts': readBuildFacts(),
      };
      for (const [name, value] of Object.entries(data)) {
        await actions.createData(`${name}.json`, JSON.stringify(value));
      }
    },
  };
}
