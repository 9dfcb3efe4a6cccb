/**
 * Hands a compiled page to the function in its options: a loader has to be plain JavaScript, the plugin
 * is not.
 *
 * @this {import('@rspack/core').LoaderContext<import('./index').PageModuleOptions>}
 * @param {string} source
 */
module.exports = function makeModule(source) {
  const { make } = this.getOptions();
  const onFile = (/** @type {string} */ file) => this.addDependency(file);
  return make(source, onFile, this.resourcePath);
};
