import facts from './facts/index.mjs';

const { imports, words } = facts;

const importing = /\bimport\b([^;]*?)\bfrom\s*['"]react(?:-dom)?['"]/g;
const member = /\bReact(?:DOM)?\.(\w+)/g;

/** The names that a module takes from React. */
function* namesIn(source) {
  for (const [, taken] of source.matchAll(importing)) yield* taken.match(/\w+/g);
  for (const [, name] of source.matchAll(member)) yield name;
}

// React is built here without what the app has no use for. What begins to use it stops the build.
export default function refuseAbsent(source) {
  const absent = [...namesIn(source)].find((name) => imports.has(name));
  const [said = absent] = words.flatMap((word) => word.exec(source)?.[0] ?? []);
  if (!said) return source;
  const place = 'website/plugins/smaller-app/react/facts';
  throw new Error(`React has no ${said} here. Take the facts that leave it out of ${place}.`);
}
