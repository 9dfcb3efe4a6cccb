'use strict';

/* Runs one of the commands in scripts/commands. It is the first script that runs in a fresh
   clone, without dependencies and perhaps on an old version of Node. */

var node = require('./bootstrap/node.cjs');

var complaint = node.describeOldNode(process.versions.node, node.language);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
require('./bootstrap/runCommand.cjs')(process.argv[2] || '');
