'use strict';

const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { install } = require('./npm.cjs');

const commands = join(__dirname, '../commands');

/** @param {string} file */
async function load(file) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(file).href);
}

/**
 * Runs a command after installing missing dependencies. Expected errors are shown as their message;
 * any other is a bug and keeps its stack.
 *
 * @param {string} name a file in scripts/commands, without `.ts`
 */
module.exports = function runCommand(name) {
  install();
  const file = join(commands, `${name}.ts`);
  if (!existsSync(file)) {
    const known = readdirSync(commands).map((entry) => entry.replace(/\.ts$/, ''));
    console.error(`Unknown command "${name}". Known: ${known.join(', ')}`);
    process.exit(1);
  }
  load(file).catch((error) => {
    console.error(error && error.name === 'UserError' ? error.message : error);
    process.exit(1);
  });
};
