import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Locale } from '../../brand';
import { listEditorNames } from './listEditorNames';

/** Gives the editor of samples the names of the SDK, as `@generated/editor-names/default/names.json`. */
export default function editorNames({ i18n }: LoadContext): Plugin {
  return {
    name: 'editor-names',
    async contentLoaded({ actions }) {
      const names = listEditorNames(i18n.currentLocale as Locale);
      await actions.createData('names.json', JSON.stringify(names));
    },
  };
}
