import path from 'node:path';
import { localeOfPage, type Locale } from 'docs-kit';
import type { Root } from 'mdast';
import { checkReference } from './checkReference';
import { writeChangelogs } from './changes/changelog';
import { writeRelease } from './changes/releases';
import type { FactContext } from './facts/context';
import { fillFacts } from './fillFacts';
import type { ApiFactsOptions } from './options';
import { relativeToRoot, type ReferenceProblem } from './problems';
import { createReader, type Reference } from './reference';
import { Descriptions } from './texts';
import { updateReference } from './updateReference';

export { type ChangePiece, listReleases, versionId } from './changes/changelog';
export { defaultOfField, formatDefault, listDefaults, unitOfName } from './defaults';
export { evaluateModule } from './evaluateModule';
export { highlightDeclaration } from './declarations';
export type { FactContext } from './facts/context';
export type { Field } from './facts/toField';
export { apiFactsPlugin } from './docusaurusPlugin';
export { fillFacts, type KeptFacts, keepFacts } from './fillFacts';
export type { Labels } from './labels';
export type { FieldModel, FunctionModel, TypeModel } from './model';
export type { ApiFactsOptions, Highlight, SdkOptions } from './options';
export { formatBandwidth, formatQuantity, type Unit } from './quantities';
export type { Reference } from './reference';
export type { CommandLineTables, SdkTables } from './tables';
export { fillPlaceholders, type RichText, type TextPiece } from './texts';
export { readDescriptions } from './descriptions';

/** The facts of one SDK. */
export interface ApiFacts {
  /** Everything the sources say; they are read again only when they have changed. */
  read: () => Reference;
  /** What the components of a page in a language say their facts with. */
  contextFor: (locale: Locale) => FactContext;
  /** A remark plugin that gives the components of a page their facts. */
  remarkPlugin: () => (tree: Root, file: { path: string }) => Promise<void>;
  /** Holds docstrings, tables and descriptions to each other. */
  check: () => ReferenceProblem[];
  /** Brings docstrings, contract and descriptions up to date; tells what a person has to read. */
  update: (readAgain: readonly string[]) => [title: string, lines: string[]][];
  /** Keeps the contract of now as that of a released version; tells the files written. */
  release: (date: string) => string[];
  /** The folders that facts are read from. */
  folders: readonly string[];
}

/** Reads an SDK's types and tables. */
export function createApiFacts(options: ApiFactsOptions): ApiFacts {
  const read = createReader(options);
  const contextFor = (locale: Locale): FactContext => {
    const reference = read();
    const { highlight, labels } = options;
    const descriptions = new Descriptions(reference);
    return { locale, reference, descriptions, labels: labels[locale], highlight };
  };
  return {
    read,
    contextFor,
    remarkPlugin: () => async (tree, file) => {
      const problems = await fillFacts(
        tree,
        contextFor(localeOfPage(file.path)),
        options.keptFacts?.(file.path),
      );
      if (problems.length === 0) return;
      const name = relativeToRoot(file.path, options);
      const lines = problems.map(
        ({ line, column, message }) => `${name}:${line}:${column}: ${message}`,
      );
      throw new Error(lines.join('\n'));
    },
    check: () => checkReference(read()),
    update: (readAgain) => updateReference(read, readAgain),
    release: (date) => {
      const [problem] = checkReference(read());
      if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.message}`);
      return [writeRelease(read(), date), ...writeChangelogs(read())];
    },
    folders: [
      path.join(options.sdk.folder, 'src'),
      path.join(options.commandLine.folder, 'src'),
      options.referenceFolder,
      path.dirname(options.matrix.record),
    ],
  };
}
