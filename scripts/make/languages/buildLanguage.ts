import { rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileLess, compileWasmOnce } from '../compileLess';
import { nextOutput } from '../last-output/nextOutput';
import { lastOutput } from '../last-output/setLastAside';
import { runProgram } from '../../runProgram';
import { buildEnvironment } from '../buildEnvironment';

/** What a language is built of and into. */
export interface LanguageBuild {
  /** The folder of the site. */
  site: string;
  /** The file of its configuration. */
  config: string;
  /** The file of the program that builds it. Default: Docusaurus */
  program?: string;
  /** Resolves when it can be read, and the output written. */
  ready: Promise<unknown>;
  locale: string;
  /** Where the language is in the built site: `/` is the first one. */
  prefix: string;
  /** How many are built at the same time. */
  together: number;
  signal: AbortSignal;
  onOutput: (chunk: Buffer) => void;
}

const docusaurus = fileURLToPath(new URL('./docusaurus.cjs', import.meta.url));

function threadsFor(together: number): string {
  return String(Math.max(1, Math.floor(availableParallelism() / together)));
}

/** Builds one language beside others. Resolves with whether it was built. */
export async function buildLanguage(build: LanguageBuild): Promise<boolean> {
  const { site, config, program = docusaurus, ready, locale, prefix, together } = build;
  // The first language empties the folder that the others lie in, so these are made elsewhere.
  const output = prefix === '/' ? nextOutput(site) : join(site, '.cache', 'languages', locale);
  const parameters = ['--locale', locale, '--output', output, '--config', config];
  const flags = [...compileLess, ...compileWasmOnce];
  const code = await runProgram(process.execPath, [...flags, program, ...parameters], {
    folder: site,
    environment: {
      ...buildEnvironment,
      // Docusaurus says so too, but only once it has read the configuration for the first time.
      DOCUSAURUS_CURRENT_LOCALE: locale,
      // Colour is for terminals, and the program does not see ours.
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      LAST_OUTPUT: lastOutput(site, locale),
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: threadsFor(together),
      // Two builds that share these files would overwrite each other's language.
      ...(prefix !== '/' && { DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${locale}` }),
    },
    goAhead: ready,
    signal: build.signal,
    onOutput: build.onOutput,
  });
  return code === 0;
}

/** Puts a language that was made elsewhere where it belongs in the built site. */
export async function placeLanguage(site: string, locale: string, prefix: string): Promise<void> {
  if (prefix === '/') return;
  const target = join(nextOutput(site), prefix);
  await rm(target, { recursive: true, force: true });
  await rename(join(site, '.cache', 'languages', locale, prefix), target);
}
