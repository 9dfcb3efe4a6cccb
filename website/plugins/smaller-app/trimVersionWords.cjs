// The theme's words for other versions of the pages, where there are none.
const unwanted = /^theme\.docs\.(versions\.|versionBadge\b)/;

module.exports = function trimVersionWords(source) {
  const words = Object.entries(JSON.parse(source)).filter(([id]) => !unwanted.test(id));
  return JSON.stringify(Object.fromEntries(words));
};
