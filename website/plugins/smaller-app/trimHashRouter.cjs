// The core decides in the browser how addresses are routed. Here it is decided, and the other half
// of two routing packages goes.
const question = "siteConfig.future.experimental_router === 'hash'";

module.exports = function trimHashRouter(source) {
  if (!source.includes(question)) throw new Error(`The core no longer asks ${question}.`);
  return source.replace(question, 'false');
};
