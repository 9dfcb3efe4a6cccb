import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { findForeignSources } from './supply-chain/findForeignSources';
import { findInstallScripts } from './supply-chain/findInstallScripts';
import { findLicences } from './supply-chain/findLicences';
import { findLoosePins } from './supply-chain/findLoosePins';
import { findMovingActions } from './supply-chain/findMovingActions';
import { findUnnamedOverrides } from './supply-chain/findUnnamedOverrides';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { packages } = JSON.parse(read('package-lock.json'));
const manifests = ['.', 'website', 'packages/sdk', 'packages/agent'];
const workflows = readdirSync(join(root, '.github/workflows'));

const problems = [
  ...manifests.flatMap((folder) => findLoosePins(JSON.parse(read(`${folder}/package.json`)))),
  ...findUnnamedOverrides(JSON.parse(read('package.json')).overrides, read('SECURITY.md')),
  ...findForeignSources(packages),
  ...findInstallScripts(packages),
  ...findLicences(packages),
  ...workflows.flatMap((name) => findMovingActions(read(`.github/workflows/${name}`))),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
