// What a text is for is told to translators, in each call, and shipped with it.
const ofCalls =
  /(\btranslate\(\s*\{[^{}]*?)\bdescription:\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g;
const ofElements = /(<Translate\b[^<>{}]*?)\bdescription=(?:"[^"]*"|\{'[^']*'\})/g;

module.exports = function trimDescriptions(source) {
  return source.replace(ofCalls, '$1').replace(ofElements, '$1');
};
