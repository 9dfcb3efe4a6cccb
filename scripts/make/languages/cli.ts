import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { bundleCompiler } from '../../../website/plugins/page-compiler/bundleCompiler';
import { renderAhead } from '../../../website/plugins/samples/renderAhead';
import { makeTypeDoc } from '../../../website/plugins/sdk-reference/model/runTypeDoc';
import { root } from '../../root';
import { compileLess } from '../compileLess';
import { createNoiseFilter } from '../createNoiseFilter';
import { buildLanguages } from './buildLanguages';
import { bundleConfig, writeConfigEntry } from './bundleConfig';
import { bundleModule } from './bundleModule';

const site = join(root, 'website');
const pageChecks = join(site, '.cache', 'config', 'page-checks.mjs');
const pageCompiler = join(site, '.cache', 'config', 'page-compiler.cjs');

compileLess.forEach((flag) => setFlagsFromString(flag));

// As what is made for the builds here is of use to them only if it is made like there.
process.env.NODE_ENV = 'production';

process.env.PAGE_CHECKS_PROGRAM = pageChecks;
process.env.PAGE_COMPILER = pageCompiler;

// Each language would make these for itself, at the same time.
function prepare(): Promise<unknown> {
  const reference = makeTypeDoc();
  return Promise.all([
    bundleConfig(site),
    reference,
    bundleModule(join(site, 'plugins/page-checks/cli.ts'), pageChecks),
    bundleCompiler(pageCompiler),
    renderAhead(site, reference),
  ]);
}

const isBuilt = await buildLanguages({
  site,
  config: await writeConfigEntry(site),
  prepared: prepare(),
  isReadyLater: process.env.READY_LATER === '1',
  print: createNoiseFilter(console.log),
});
if (!isBuilt) process.exitCode = 1;
