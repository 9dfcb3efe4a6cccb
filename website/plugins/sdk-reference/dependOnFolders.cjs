/**
 * Has a page compiled again when anything in the folders changes.
 *
 * @this {import('@rspack/core').LoaderContext<{ folders: string[] }>}
 * @param {string} source
 */
module.exports = function dependOnFolders(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
