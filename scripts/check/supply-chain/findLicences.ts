import { listForeign, type LockedPackages } from './Lockfile';

const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/** Read by hand: their package.json names no licence, or names it in words of its own. */
const read: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings':
    'CC BY-SA 4.0: a word list the spell check reads, never shipped',
  eval: 'MIT, in its LICENSE',
  format: 'MIT, in its Readme',
  'require-like': 'MIT, in its License',
  'svg-tags': 'MIT, in its readme',
};

function isFree(licence: string): boolean {
  const isOr = licence.includes(' OR ');
  const parts = licence.replace(/[()]/g, '').split(/ (?:OR|AND) /);
  return isOr ? parts.some((part) => free.has(part)) : parts.every((part) => free.has(part));
}

/** The packages whose licence nobody has agreed to. */
export function findLicences(packages: LockedPackages): string[] {
  return listForeign(packages)
    .filter(([name, { license = '' }]) => !isFree(license) && !(name in read))
    .map(([name, { license = 'nothing' }]) => `${name} is licensed under ${license}`);
}
