'use strict';

/* Runs one of the commands in scripts/commands. It is the first thing a fresh clone runs: no
   dependency is there yet, and the Node that reads it may be too old for anything else. */

var describeOldNode = require('./bootstrap/describeOldNode.cjs');

var complaint = describeOldNode(process.versions.node, require('./bootstrap/language.cjs'));
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
require('./bootstrap/install.cjs')();
require('./bootstrap/runTypeScript.cjs')(process.argv[2] || '');
