import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { websiteFolder } from '../sdk-reference/repositoryPaths';
import { ownModuleOf } from '../stylesheets/ownModuleOf';

const { resolve } = createRequire(import.meta.url);
const named = /(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi;

const folders = [
  path.join(websiteFolder, 'src'),
  ...['theme-classic', 'theme-common'].map((part) => path.dirname(resolve(`@docusaurus/${part}`))),
];

function listModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file))
    .sort();
}

function listNames(file: string): Set<string> {
  const places = [file, ownModuleOf(file) ?? ''].filter(existsSync);
  const css = places.map((place) => readFileSync(place, 'utf8')).join('\n');
  return new Set([...css.matchAll(named)].map(([, name = '']) => name));
}

/** What a name in a CSS module is known by, whatever folder the repository lies in. */
export const keyOf = (file: string, name: string): string =>
  `${path.relative(websiteFolder, file)} ${name}`;

export type Names = ReadonlyMap<string, string>;

/** The names of a CSS module, each with the short one it is written with; none of a module that was not counted. */
export function namesOf(file: string, names: Names): Record<string, string> | undefined {
  const own = [...listNames(file)].flatMap((name) => {
    const short = names.get(keyOf(file, name));
    return short ? [[name, short] as const] : [];
  });
  return own.length ? Object.fromEntries(own) : undefined;
}

/**
 * A short name for every class and movement of the CSS modules, the same for server and browser:
 * each is counted, so a page spends two letters on what a hash spends four on that nobody can guess.
 */
export function nameClasses(): Map<string, string> {
  const keys = folders
    .flatMap(listModules)
    .flatMap((file) => [...listNames(file)].map((name) => keyOf(file, name)));
  return new Map(keys.map((key, place) => [key, `_${place.toString(36)}`]));
}
