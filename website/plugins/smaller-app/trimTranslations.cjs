// The theme's words for parts that this site has not: a blog, tags, a highlighter in the browser.
const unwanted =
  /^theme\.(blog|tags|CodeBlock|docs\.tagDocListPageTitle|docs\.DocCard|lastUpdated)\b/;

module.exports = function trimTranslations(source) {
  const words = Object.entries(JSON.parse(source)).filter(([id]) => !unwanted.test(id));
  return JSON.stringify(Object.fromEntries(words));
};
