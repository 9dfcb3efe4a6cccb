'use strict';

const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { inspect, parseArgs } = require('node:util');
const leaveOut = require('./leaveOut.cjs');
const loadReady = require('./loadReady.cjs');

const program = createRequire(join(process.cwd(), 'package.json')).resolve(
  '@docusaurus/core/lib/commands/build/build.js',
);

/**
 * What Docusaurus loads for other bundlers and minimizers than those of the site, and for what it does
 * besides building: most of its modules.
 */
const load = createRequire(program);
leaveOut(program, ['webpack-bundle-analyzer']);
leaveOut(load.resolve('@docusaurus/bundler'), [
  'copy-webpack-plugin',
  'html-minifier-terser',
  'mini-css-extract-plugin',
  'webpackbar',
]);
leaveOut(load.resolve('@docusaurus/babel'), ['@babel/core', '@babel/generator', '@babel/traverse']);

const { locale, output, config } = parseArgs({
  options: {
    locale: { type: 'string' },
    output: { type: 'string' },
    config: { type: 'string', default: '' },
  },
}).values;

loadReady(load.resolve('@docusaurus/utils'), dirname(config));

// Causes lie deeper than what is shown of an error by itself.
process.on('unhandledRejection', (error) => {
  load('@docusaurus/logger').default.error(inspect(error, { depth: Infinity }));
  process.exit(1);
});

load(program).build('.', { locale: [locale], outDir: output, config });
