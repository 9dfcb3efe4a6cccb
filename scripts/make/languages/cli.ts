import { join } from 'node:path';
import { runTypeDoc } from '../../../website/plugins/sdk-reference/model/runTypeDoc';
import { root } from '../../root';
import { buildLanguages } from './buildLanguages';
import { bundleConfig } from './bundleConfig';

const site = join(root, 'website');
const config = bundleConfig(site);
// Each language would make it for itself, at the same time.
runTypeDoc();
const isBuilt = await buildLanguages(site, await config, (chunk) => process.stdout.write(chunk));
if (!isBuilt) process.exitCode = 1;
