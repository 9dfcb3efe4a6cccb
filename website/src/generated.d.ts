/** The names of the SDK that the editor of samples offers; made at build by `editor-names`. */
declare module '@generated/editor-names/default/names.json' {
  import type { EditorNames } from '@site/plugins/markdown/editorNames';

  const names: EditorNames;
  export default names;
}

/** The markup of the agent's face; made at build by `portrait`. */
declare module '@generated/portrait/default/face.json' {
  const markup: string;
  export default markup;
}
