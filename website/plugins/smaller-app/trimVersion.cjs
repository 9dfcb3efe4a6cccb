// Each page's description stands in its own file; the list of all pages repeats them for cards that
// this site does not show.
module.exports = function trimVersion(source) {
  const data = JSON.parse(source);
  for (const doc of Object.values(data.version?.docs ?? {})) delete doc.description;
  return JSON.stringify(data);
};
