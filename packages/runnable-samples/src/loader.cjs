/**
 * Passes a sample to the function in its options: loaders must be plain JavaScript, the plugin is
 * not.
 *
 * @this {import('webpack').LoaderContext<import('./docusaurusPlugin').SampleLoaderOptions>}
 * @param {string} source
 */
module.exports = function loadSample(source) {
  const done = this.async();
  const { load, dependencies, folders } = this.getOptions();
  for (const file of dependencies) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  load(this.resourcePath, this.resourceQuery, source).then(
    (/** @type {string} */ code) => done(null, code),
    (/** @type {Error} */ error) => done(error),
  );
};
