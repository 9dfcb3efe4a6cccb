import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { precompress, renderHosts, sealPages } from 'static-host-rules';
import { brand } from '../../website/brand';
import { apiFacts } from '../../website/config/apiFacts';
import { hosting, localePrefixes } from '../../website/config/hosting';
import { writeWorker } from '../../website/offline/writeWorker';
import { packTarballs } from '../../website/plugins/site-files/sdkFiles';
import { mcpFolder, mcpTarball, tarballOf } from '../../website/plugins/site-files/servedFiles';
import { root } from '../root';
import { resolveDocusaurus, runProgram } from '../runProgram';

/**
 * Finishes the output of Docusaurus for hosting: service worker, content policies, compressed
 * copies, host configuration. Only then does it replace the served site.
 *
 * @param built - The folder with the built languages
 * @param repository - The repository; the site ends up in its `website/build`
 */
export async function finishSite(built: string, repository: string): Promise<void> {
  const site = join(repository, 'website');
  await writeWorker(built, brand.offline);
  sealPages(built, hosting.trustedTypes);
  await precompress(built, join(site, '.cache', 'compressed'));
  await renderHosts({
    folder: built,
    baseUrl: brand.baseUrl,
    hosting,
    target: join(repository, 'hosting/dist'),
    container: { rules: 'hosting/dist', site: 'website/build' },
  });
  const served = join(site, 'build');
  await rm(served, { recursive: true, force: true });
  await rename(built, served);
}

interface SiteBuild {
  /** The folder of the site. */
  site: string;
  /** The output folder of the site. */
  output: string;
  /** The program that builds a language. Default: Docusaurus. */
  program?: string;
  print: (chunk: Buffer) => void;
}

/**
 * Builds the languages in parallel processes, because Docusaurus builds them one after another,
 * mostly on one thread. The first failure ends the others, so that an error is reported once.
 * Resolves with whether all were built.
 */
export async function buildLanguages(build: SiteBuild): Promise<boolean> {
  const { site, output, program = resolveDocusaurus(site), print } = build;
  const languages = Object.entries(localePrefixes);
  const atOnce = Math.min(availableParallelism(), languages.length);
  const threads = Math.max(1, Math.floor(availableParallelism() / atOnce));
  const failure = new AbortController();
  const scratch = join(site, '.cache', 'languages');

  async function buildLanguage(locale: string): Promise<void> {
    if (failure.signal.aborted) return;
    const printed: Buffer[] = [];
    const parameters = ['build', '--locale', locale, '--out-dir', join(scratch, locale)];
    const code = await runProgram(process.execPath, [program, ...parameters], {
      folder: site,
      environment: {
        NO_UPDATE_NOTIFIER: '1',
        // Docusaurus sets it only after it has first read the configuration.
        DOCUSAURUS_CURRENT_LOCALE: locale,
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
        // Two builds would overwrite each other's generated files.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}`,
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      },
      signal: failure.signal,
      onOutput: (chunk) => printed.push(chunk),
    });
    if (failure.signal.aborted) return;
    printed.forEach(print);
    if (code !== 0) failure.abort();
  }

  await rm(scratch, { recursive: true, force: true });
  if (atOnce === 1) for (const [locale] of languages) await buildLanguage(locale);
  else await Promise.all(languages.map(([locale]) => buildLanguage(locale)));
  if (failure.signal.aborted) return false;

  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  for (const [locale, prefix] of languages) {
    const target = join(output, prefix);
    await rm(target, { recursive: true, force: true });
    await rename(join(scratch, locale, prefix), target);
  }
  return true;
}

/**
 * Bundles the MCP server with the content of a built site and adds its tarball to that site, from
 * which assistants run it.
 *
 * @throws when it cannot be bundled or packed
 */
async function packMcpServer(built: string): Promise<void> {
  const code = await runProgram(process.execPath, ['build.js'], {
    folder: mcpFolder,
    environment: { SITE_FOLDER: built },
  });
  if (code !== 0) throw new Error('packages/mcp could not be built');
  const target = join(built, 'sdk');
  await packTarballs([mcpFolder], target);
  await rename(join(target, tarballOf(mcpFolder)), join(target, mcpTarball));
}

/** Builds the whole site, ready for hosting. Resolves with whether it was built. */
export async function buildSite(): Promise<boolean> {
  const site = join(root, 'website');
  const output = join(site, '.cache', 'next-build');
  // Otherwise each language would run TypeDoc at the same time.
  apiFacts.read();
  const print = (chunk: Buffer): unknown => process.stdout.write(chunk);
  if (!(await buildLanguages({ site, output, print }))) return false;
  await packMcpServer(output);
  await finishSite(output, root);
  return true;
}
