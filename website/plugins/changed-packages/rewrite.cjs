/**
 * A file of a package, with other texts wherever some of its own stand.
 *
 * @throws when one of them stands nowhere: it is no longer written as it was
 */
module.exports = function rewrite(source, ...changes) {
  return changes.reduce((text, [before, after]) => {
    const around = text.split(before);
    if (around.length === 1) throw new Error(`A package is no longer written with: ${before}`);
    return around.join(after);
  }, source);
};
