/** The names of the SDK that the editor of samples offers; made at build by `editor-names`. */
declare module '@generated/editor-names/default/names.json' {
  import type { EditorNames } from '@site/plugins/generated-data/editorNames';

  const names: EditorNames;
  export default names;
}

/** The markup of the agent's face; made at build by `portrait`. */
declare module '@generated/portrait/default/face.json' {
  const markup: string;
  export default markup;
}

/** The markup of the face with each shape of the mouth; made at build by `portrait`. */
declare module '@generated/portrait/default/mouths.json' {
  import type { MouthShape } from 'product-sdk';

  const markup: Record<MouthShape, string>;
  export default markup;
}

/** What the home page says of the SDK; made at build by `build-facts`. */
declare module '@generated/build-facts/default/facts.json' {
  import type { BuildFacts } from '@site/plugins/generated-data/buildFacts';

  const facts: BuildFacts;
  export default facts;
}

/** A sample, highlighted at build time: its file followed by `?sample`. */
declare module '@site/samples/*' {
  import type { SampleData } from '@site/plugins/samples/SampleData';

  const sample: SampleData;
  export default sample;
}
