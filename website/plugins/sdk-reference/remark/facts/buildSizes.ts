import { readBuildSizes } from '../../readBuildSizes';
import type { Fact } from '../FactContext';
import { knownName } from '../knownName';

/** `<BuildSizes />`: what the builds weigh over the wire. */
export const buildSizes: Fact = {
  props: [],
  fill(_, { labels }) {
    const { captions, file, use, size, builds } = labels;
    return {
      rows: readBuildSizes().map(({ name, ...row }) => ({
        ...row,
        use: knownName('build', name, builds),
      })),
      labels: { caption: captions.sizes, file, use, size },
    };
  },
};
