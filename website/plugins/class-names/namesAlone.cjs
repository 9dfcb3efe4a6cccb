/**
 * Makes of a CSS module its names, all that the server reads of it.
 *
 * @this {import('@rspack/core').LoaderContext<import('./index').NamesOptions>}
 */
module.exports = function namesAlone() {
  return `module.exports = ${JSON.stringify(this.getOptions().namesOf(this.resourcePath))};`;
};
