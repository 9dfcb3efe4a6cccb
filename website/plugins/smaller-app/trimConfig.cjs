// The browser needs a few of the site's settings; how it is built is not among them.
const unwanted = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

module.exports = function trimConfig(source) {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1);
  const config = JSON.parse(json);
  delete config.future?.experimental_faster;
  delete config.themeConfig?.blog;
  const settings = Object.entries(config).filter(([name]) => !unwanted.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(settings))};`;
};
