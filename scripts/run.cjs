'use strict';

/* Runs one of the commands in scripts/commands. It is the first thing a fresh clone runs: no
   dependency is there yet, and the Node that reads it may be too old for anything else. */

var node = require('./bootstrap/node.cjs');

var complaint = node.describeOldNode(process.versions.node, node.language);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
require('./bootstrap/runCommand.cjs')(process.argv[2] || '');
