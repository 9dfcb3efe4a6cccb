'use strict';

/**
 * How to call npm: the one that called us, else the one on the path.
 *
 * @returns {{ command: string, prefix: string[] }}
 */
module.exports = function npmCommand() {
  const script = process.env.npm_execpath;
  return script && /\.c?js$/.test(script)
    ? { command: process.execPath, prefix: [script] }
    : { command: 'npm', prefix: [] };
};
