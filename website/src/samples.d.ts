/** A sample, highlighted at build time: its file followed by `?sample`. */
declare module '@site/samples/*' {
  import type { SampleData } from '@site/plugins/samples/SampleData';

  const sample: SampleData;
  export default sample;
}
