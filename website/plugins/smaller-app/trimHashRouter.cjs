const rewrite = require('../changed-packages/rewrite.cjs');

// The core decides in the browser how addresses are routed. Here it is decided, and the other half
// of two routing packages goes.
module.exports = (source) =>
  rewrite(source, ["siteConfig.future.experimental_router === 'hash'", 'false']);
