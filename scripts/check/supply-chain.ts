import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import {
  findDriftedPins,
  findForeignSources,
  findInstallScripts,
  findLicences,
  findLoosePins,
  findMissingPlatforms,
  findMovingActions,
  findUnnamedOverrides,
} from './dependencies';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const list = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const { packages } = JSON.parse(read('package-lock.json'));
const manifests = Object.fromEntries(
  ['', 'website/', ...list('packages').map((folder) => `${folder}/`)]
    .map((folder) => `${folder}package.json`)
    .map((path) => [path, JSON.parse(read(path))]),
);

const problems = [
  ...Object.values(manifests).flatMap(findLoosePins),
  ...findDriftedPins(manifests),
  ...findUnnamedOverrides(manifests['package.json'].overrides, read('SECURITY.md')),
  ...findForeignSources(packages),
  ...findInstallScripts(packages),
  ...findLicences(packages),
  ...findMissingPlatforms(packages).map(
    (missing) =>
      `${missing}, which package-lock.json does not list: npm ci fails elsewhere. Take package-lock.json from git, delete node_modules and run npm install; where npm view does not find them either, install an earlier version of the package.`,
  ),
  ...list('.github/workflows').flatMap((path) => findMovingActions(read(path))),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
