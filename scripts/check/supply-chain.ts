import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import {
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
const manifests = ['.', 'website', ...list('packages')];

const problems = [
  ...manifests.flatMap((folder) => findLoosePins(JSON.parse(read(`${folder}/package.json`)))),
  ...findUnnamedOverrides(JSON.parse(read('package.json')).overrides, read('SECURITY.md')),
  ...findForeignSources(packages),
  ...findInstallScripts(packages),
  ...findLicences(packages),
  ...findMissingPlatforms(packages).map(
    (name) => `package-lock.json does not list ${name}, and npm ci therefore refuses`,
  ),
  ...list('.github/workflows').flatMap((path) => findMovingActions(read(path))),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
