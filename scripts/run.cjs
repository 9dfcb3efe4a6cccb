'use strict';

/* Runs one of the commands in scripts/commands. It is the first script that runs in a fresh
   clone, without dependencies and perhaps on an old version of Node. */

var node = require('./bootstrap/node.cjs');

var message = node.describeOldNode(process.versions.node, node.language);
if (message) {
  console.error(message);
  process.exit(1);
}
require('./bootstrap/runCommand.cjs')(process.argv[2] || '');
