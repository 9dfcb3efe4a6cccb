/**
 * A loader that recompiles a page when anything in the given folders changes.
 *
 * @this {{ getOptions(): { folders: string[] }, addContextDependency(folder: string): void }}
 * @param {string} source
 */
module.exports = function dependOnFolders(source) {
  for (const folder of this.getOptions().folders) this.addContextDependency(folder);
  return source;
};
