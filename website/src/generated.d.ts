/** The completions of the editor. */
declare module '@generated/generated-data/default/editor-names.json' {
  import type { EditorNames } from '@site/plugins/generated-data/editorNames';

  const names: EditorNames;
  export default names;
}

/** The markup of the agent's face. */
declare module '@generated/generated-data/default/face.json' {
  const markup: string;
  export default markup;
}

/** The markup of the face's mouth in each viseme. */
declare module '@generated/generated-data/default/mouths.json' {
  import type { MouthShape } from 'product-sdk';

  const markup: Record<MouthShape, string>;
  export default markup;
}

/** The facts of the home page. */
declare module '@generated/generated-data/default/build-facts.json' {
  import type { BuildFacts } from '@site/plugins/generated-data/buildFacts';

  const facts: BuildFacts;
  export default facts;
}

/** A sample, highlighted at build time: a file path with `?sample`. */
declare module '@site/samples/*' {
  import type { SampleData } from '@site/plugins/samples/SampleData';

  const sample: SampleData;
  export default sample;
}
