import type { Plugin } from '@docusaurus/types';
import { drawPortrait } from './drawPortrait';

/** Gives the home page the agent's face without a script, as `@generated/portrait/default/face.json`. */
export default function portrait(): Plugin {
  return {
    name: 'portrait',
    async contentLoaded({ actions }) {
      await actions.createData('face.json', JSON.stringify(drawPortrait()));
    },
  };
}
