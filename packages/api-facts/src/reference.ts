import path from 'node:path';
import { hashFiles } from 'docs-kit';
import { evaluateModule } from './evaluateModule';
import { buildModel, type SdkModel } from './model';
import { type Messages, readMessages } from './readMessages';
import type { ApiFactsOptions } from './options';
import { relativeToRoot } from './problems';
import type { ConstantLists } from './renderType';
import { listSourceTexts, type SourceText } from './sourceTexts';
import type { CommandLineTables, SdkTables } from './tables';
import { runTypeDoc } from './typeDoc';

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
    [options.sdk.folder, options.commandLine.folder]
      .map((folder) => hashFiles(folder, ['src']))
      .join('-');
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
    latest = { hash, options, tables, commandLine, model, messages, texts };
    return latest;
  };
}
