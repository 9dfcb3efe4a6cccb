import path from 'node:path';
import { localeOfPage, type Locale, relativeToRoot } from 'docs-kit';
import type { Root } from 'mdast';
import { checkReference } from './checkReference';
import { writeChangelogs } from './changes/changelog';
import { writeRelease } from './changes/releases';
import type { FactContext } from './facts/context';
import { fillFacts } from './fillFacts';
import type { ApiFactsOptions } from './options';
import { formatReferenceProblem } from './problems';
import { createReader } from './reference';
import { describeIn } from './texts';
import { updateReference } from './updateReference';

export { type ChangePiece, listReleases, versionId } from './changes/changelog';
export { defaultOfField, formatDefault, listDefaults, unitOfName } from './defaults';
export { evaluateModule } from './evaluateModule';
export type { FactContext } from './facts/context';
export type { Field } from './facts/toField';
export { apiFactsPlugin } from './docusaurusPlugin';
export { facts, fillFacts, type FrozenFacts, freezeFacts } from './fillFacts';
export type { Labels } from './labels';
export type { FieldModel, FunctionModel, TypeModel } from './model';
export type { ApiFactsOptions, Highlight, SdkOptions } from './options';
export { formatBandwidth, formatQuantity, type Unit } from './quantities';
export type { Reference } from './reference';
export type { CommandLineTables, SdkTables } from './tables';
export { fillPlaceholders, type RichText, type TextPiece } from './texts';

/** The facts of one SDK. */
export type ApiFacts = ReturnType<typeof createApiFacts>;

/** Reads an SDK's types and tables. */
export function createApiFacts(options: ApiFactsOptions) {
  const read = createReader(options);
  /** The context for the components of a page in a language. */
  const contextFor = (locale: Locale): FactContext => {
    const reference = read();
    const { highlight, labels } = options;
    const descriptions = describeIn(locale, reference);
    return { locale, reference, descriptions, labels: labels[locale], highlight };
  };
  return {
    /** Returns what the sources say; reads them again only when they have changed. */
    read,
    contextFor,
    /** A remark plugin that fills the components of pages with facts. */
    remarkPlugin: () => async (tree: Root, file: { path: string }) => {
      const context = contextFor(localeOfPage(file.path));
      const problems = await fillFacts(tree, context, options.frozenFacts?.(file.path));
      if (problems.length === 0) return;
      const name = relativeToRoot(file.path, options);
      const lines = problems.map(
        ({ line, column, message }) => `${name}:${line}:${column}: ${message}`,
      );
      throw new Error(lines.join('\n'));
    },
    /** Checks docstrings, tables and descriptions against each other. */
    check: () => checkReference(read()),
    /** Updates docstrings, contract and descriptions; returns what a person has to review. */
    update: (readAgain: readonly string[]) => updateReference(read, readAgain),
    /** Saves the current contract as a released version; returns the files written. */
    release(date: string) {
      const [problem] = checkReference(read());
      if (problem) throw new Error(formatReferenceProblem(problem));
      return [writeRelease(read(), date), ...writeChangelogs(read())];
    },
    /** The folders to read facts from. */
    folders: [
      path.join(options.sdk.folder, 'src'),
      path.join(options.commandLine.folder, 'src'),
      options.referenceFolder,
      path.dirname(options.matrix.record),
    ],
  };
}
