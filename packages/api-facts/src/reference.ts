import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles, relativeToRoot } from 'docs-kit';
import type { JSONOutput } from 'typedoc';
import { folderOfDescriptions, type PlacedDescription, readDescriptions } from './descriptions';
import { evaluateModule } from './evaluateModule';
import { buildModel, type SdkModel } from './model';
import { type Messages, readMessages } from './readMessages';
import type { ApiFactsOptions } from './options';
import type { ConstantLists } from './renderType';
import { listSourceTexts, type SourceText } from './sourceTexts';
import type { CommandLineTables, SdkTables } from './tables';

/** Everything that is read from the SDK's sources. */
export interface Reference {
  /** Equal hashes mean unchanged facts. */
  hash: string;
  options: ApiFactsOptions;
  tables: SdkTables;
  commandLine: CommandLineTables;
  model: SdkModel;
  /** The wire protocol. */
  messages: Messages;
  /** All texts shown to readers, by key. */
  texts: ReadonlyMap<string, SourceText>;
  /** Their Korean translations. */
  descriptions: ReadonlyMap<string, PlacedDescription>;
}

/** Evaluates the SDK's tables. */
export function readTables({ sdk }: Pick<ApiFactsOptions, 'sdk'>): SdkTables {
  return evaluateModule<SdkTables>(path.join(sdk.folder, sdk.tables));
}

function readCommandLine(
  { commandLine }: ApiFactsOptions,
  { limits: rows }: SdkTables,
): CommandLineTables {
  const { folder, modules, limitsFrom } = commandLine;
  const limits = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  // The SDK need not be built.
  const instead = limitsFrom ? { [limitsFrom]: { limits } } : {};
  const read = modules.map((file) => evaluateModule<object>(path.join(folder, file), instead));
  return Object.assign({}, ...read) as CommandLineTables;
}

/**
 * Checks that related tables have the same keys, because a missing row would fail elsewhere,
 * without naming its cause.
 *
 * @throws when a row has no words, naming it and the file they belong in
 */
export function assertWholeTables(tables: SdkTables, options: ApiFactsOptions): void {
  const { errors, limits, states, stateTexts } = tables;
  const { folder, texts } = options.sdk;
  const lacks = [
    ...limits.flatMap(({ name, unit }) => (unit ? [] : `${texts.limits}: the limit "${name}"`)),
    ...errors.flatMap(({ code, cause }) => (cause ? [] : `${texts.errors}: the error "${code}"`)),
    ...states.flatMap((name) => (stateTexts[name] ? [] : `${texts.states}: the state "${name}"`)),
  ];
  if (lacks.length === 0) return;
  const place = relativeToRoot(folder, options);
  const lines = lacks.map((one) => `${place}/${one} has no row. Add or rename one.`);
  throw new Error(lines.join('\n'));
}

/** TypeDoc's command, next to its main module. */
const typeDocProgram = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typedoc/package.json')),
  'bin/typedoc',
);

const unionOrder = fileURLToPath(new URL('./unionOrder.mjs', import.meta.url));

/** TypeDoc's model of the SDK, cached on disk until the sources change. */
function runTypeDoc({ sdk, cacheFolder }: ApiFactsOptions): JSONOutput.ProjectReflection {
  const output = path.join(cacheFolder, `typedoc-${hashFiles(sdk.folder, ['src'])}.json`);
  if (!existsSync(output)) {
    mkdirSync(cacheFolder, { recursive: true });
    const draft = `${output}.${process.pid}`;
    const entries = sdk.entryPoints.filter((entry) => existsSync(path.join(sdk.folder, entry)));
    const parameters = [
      typeDocProgram,
      ...entries.flatMap((entry) => ['--entryPoints', entry]),
      ...['--tsconfig', sdk.tsconfig, '--json', draft],
      ...['--plugin', unionOrder],
      ...['--logLevel', 'Error', '--sort', 'source-order'],
      ...['--skipErrorChecking', '--excludeExternals'],
      ...['--disableGit', '--sourceLinkTemplate', '{path}', '--basePath', sdk.folder],
    ];
    execFileSync(process.execPath, parameters, {
      cwd: sdk.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(draft, output);
  }
  return JSON.parse(readFileSync(output, 'utf8')) as JSONOutput.ProjectReflection;
}

function listConstants(tables: SdkTables, { sdk }: ApiFactsOptions): ConstantLists {
  const { errors, languages, mouthShapes, states } = tables;
  const lists = { states, mouthShapes, errors: errors.map(({ code }) => code) };
  const names = Object.entries(sdk.types.ofLists ?? {}).map(([type, list]) => [type, lists[list]]);
  return { values: { languages, mouthShapes, states }, names: Object.fromEntries(names) };
}

/** Returns a function that reads the sources again only when they have changed. */
export function createReader(options: ApiFactsOptions): () => Reference {
  let latest: Reference | undefined;
  const hashSources = (): string =>
    [
      hashFiles(options.sdk.folder, ['src']),
      hashFiles(options.commandLine.folder, ['src']),
      hashFiles(folderOfDescriptions(options), ['.']),
    ].join('-');
  return () => {
    // Sources do not change during a production build, and every page asks for them.
    if (latest && process.env.NODE_ENV === 'production') return latest;
    const hash = hashSources();
    if (latest?.hash === hash) return latest;
    const tables = readTables(options);
    assertWholeTables(tables, options);
    const model = buildModel(runTypeDoc(options), listConstants(tables, options), (file) =>
      relativeToRoot(path.join(options.sdk.folder, file), options),
    );
    const commandLine = readCommandLine(options, tables);
    const texts = listSourceTexts({ options, tables, model });
    const messages = readMessages(options.sdk);
    const descriptions = readDescriptions(options);
    latest = { hash, options, tables, commandLine, model, messages, texts, descriptions };
    return latest;
  };
}
