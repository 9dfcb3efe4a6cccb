import { readBuildSizes } from '../../readBuildSizes';
import type { Fact } from '../FactContext';

/** `<BuildSizes />`: what the builds weigh over the wire. */
export const buildSizes: Fact = {
  props: [],
  fill(_, { labels }) {
    return {
      rows: readBuildSizes(),
      labels: { caption: labels.captions.sizes, file: labels.file, size: labels.size },
    };
  },
};
