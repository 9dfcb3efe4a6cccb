import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { bundleCompiler } from '../../../website/plugins/page-compiler/bundleCompiler';
import { drawPortrait } from '../../../website/plugins/portrait/drawPortrait';
import { renderAhead } from '../../../website/plugins/samples/renderAhead';
import { makeTypeDoc } from '../../../website/plugins/sdk-reference/model/runTypeDoc';
import { readAgentTables } from '../../../website/plugins/sdk-reference/readAgentTables';
import { readTables } from '../../../website/plugins/sdk-reference/readTables';
import { root } from '../../root';
import { buildEnvironment } from '../buildEnvironment';
import { compileLess } from '../compileLess';
import { createNoiseFilter } from '../createNoiseFilter';
import { buildLanguages } from './buildLanguages';
import { bundleConfig, writeConfigEntry } from './bundleConfig';
import { bundleModule } from './bundleModule';
import { withEnvironment } from './withEnvironment';

const site = join(root, 'website');
const pageChecks = join(site, '.cache', 'config', 'page-checks.mjs');
const pageCompiler = join(site, '.cache', 'config', 'page-compiler.cjs');

const environment = {
  ...buildEnvironment,
  // As what is made for the builds here is of use to them only if it is made like there.
  NODE_ENV: 'production',
  PAGE_CHECKS_PROGRAM: pageChecks,
  PAGE_COMPILER: pageCompiler,
};

function evaluatePackages(): void {
  readTables();
  readAgentTables();
  drawPortrait();
}

// Each language would make these for itself, at the same time.
function prepare(): Promise<unknown> {
  const reference = makeTypeDoc();
  return Promise.all([
    bundleConfig(site),
    reference,
    Promise.resolve().then(evaluatePackages),
    bundleModule(join(site, 'plugins/page-checks/cli.ts'), pageChecks),
    bundleCompiler(pageCompiler),
    renderAhead(site, reference),
  ]);
}

/**
 * Builds every language of the site. Resolves with whether all were built.
 *
 * @param isReadyLater - Whether the site is made ready next; otherwise it is put in its place
 */
export function makeLanguages(isReadyLater: boolean): Promise<boolean> {
  compileLess.forEach((flag) => setFlagsFromString(flag));
  return withEnvironment(environment, async () =>
    buildLanguages({
      site,
      config: await writeConfigEntry(site),
      prepared: prepare(),
      isReadyLater,
      print: createNoiseFilter(console.log),
    }),
  );
}
