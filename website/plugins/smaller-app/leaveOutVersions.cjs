const rewrite = require('../changed-packages/rewrite.cjs');

const component = /^[^]*export default function[^]*$/;
const nothing = 'export default function NoOtherVersions() { return null; }';

// With one version of the pages, nothing tells of others: no banner, no badge, no list of them.
module.exports = (source) => rewrite(source, [component, nothing]);
