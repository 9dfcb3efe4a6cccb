const rewrite = require('../changed-packages/rewrite.cjs');

// The router brings React's context along for a React that has none.
module.exports = (source) =>
  rewrite(source, ['React.createContext || createReactContext', 'React.createContext']);
