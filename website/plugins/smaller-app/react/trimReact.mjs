import facts from './facts/index.mjs';
import foldFacts from './foldFacts.mjs';
import shortenAttributeNames from './shortenAttributeNames.mjs';
import smallPackages from './smallPackages.mjs';

const version = /\bexports\.version = "19\.0\.0"/;

// React is two thirds of the app's packages. What it has for others is told to the minifier as facts,
// each with its reason; what cannot run any more is left out by it.
export default function trimReact(source) {
  if (source.includes('exports.unstable_scheduleCallback = ')) {
    return foldFacts(source, smallPackages.scheduler);
  }
  if (!version.test(source)) throw new Error('The facts are not about this React.');
  if (source.includes('exports.hydrateRoot = ')) {
    return foldFacts(shortenAttributeNames(source), facts);
  }
  const unwanted = [...facts.imports].filter((name) => source.includes(`exports.${name} = `));
  const { leftOut = [], ...others } = source.includes('exports.createPortal = ')
    ? smallPackages.reactDom
    : smallPackages.react;
  return foldFacts(source, { ...others, leftOut: [...leftOut, ...unwanted] });
}
