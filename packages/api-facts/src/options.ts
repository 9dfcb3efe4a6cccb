import type { Locale } from 'docs-kit';
import type { FrozenFacts } from './fillFacts';
import type { Labels } from './labels';

/** Highlights code by file extension, with lines marked by number. */
export type Highlight = (
  code: string,
  extension: string,
  markedLines: ReadonlySet<number>,
) => Promise<string>;

/** The package to document. Paths are relative to its folder. */
export interface SdkOptions {
  folder: string;
  /** TypeDoc's entry points; those that do not exist are left out. */
  entryPoints: readonly string[];
  tsconfig: string;
  /** The module that exports the tables: `SdkTables`. */
  tables: string;
  /** The module that holds the table of defaults. */
  defaults: string;
  /** The module that exports the schemas of messages, and its import of what they are made with. */
  messages: { module: string; schemaLanguage: string };
  /** The modules with the descriptions of each table's rows. */
  texts: Readonly<Record<'errors' | 'limits' | 'states' | 'events' | 'messages', string>>;
  types: {
    /** The interfaces of options, of operations and of events. */
    options: string;
    operations: string;
    events: string;
    /** Interfaces of options within the options, by name, with the path of their defaults. */
    nestedOptions?: Readonly<Record<string, string>>;
    /** Types without descriptions on pages. */
    undescribed?: readonly string[];
    /** Unions that have a page or a table of their own. */
    shownElsewhere?: readonly string[];
    /** The table or list that each union is made from: `AgentState: 'states'`. */
    ofLists?: Readonly<Record<string, 'states' | 'mouthShapes' | 'errors'>>;
  };
  /** Functions that the table of errors lists under another name. */
  namesInErrorTable?: Readonly<Record<string, string>>;
  /** The events of each operation, in order. */
  operationEvents: Readonly<Record<string, readonly string[]>>;
  /** The export of package.json that is not a script for pages. */
  unsizedExports?: readonly string[];
}

/** A command-line program whose options and faults are documented. */
export interface CommandLineOptions {
  name: string;
  folder: string;
  /** Modules that export `optionTable`, `faults` and, where it can be started from code, its options. */
  modules: readonly string[];
  /** The function that starts it programmatically. */
  start?: string;
  /** The import specifier by which these modules import the SDK's `limits`. */
  limitsFrom?: string;
}

/** The configuration of a documentation site. */
export interface ApiFactsOptions {
  /** The repository's root: paths in messages are relative to it. */
  root: string;
  cacheFolder: string;
  /** Holds `contract.json` and `descriptions/`. */
  referenceFolder: string;
  /** The record of the state matrix, and the command that renews it. */
  matrix: { record: string; command: string };
  sdk: SdkOptions;
  commandLine: CommandLineOptions;
  /** The packages whose licenses are documented. */
  licensed: readonly string[];
  labels: Readonly<Record<Locale, Labels>>;
  /** Configures the changelog; without it there is none. */
  changelog?: {
    /** The types whose values an application provides: a new required field breaks it. */
    inputTypes: RegExp;
  };
  /** The file below `descriptions/` for new descriptions, by the first part of the key. */
  descriptionFile: (head: string) => string;
  /** The groups of the error catalogue, with the prefixes of their codes. */
  errorGroups: Readonly<Record<string, readonly string[]>>;
  /** The page of an operation or function. */
  pageOf: (name: string) => string | undefined;
  /** The section that documents an error. */
  pageOfError: (code: string) => string;
  highlight: Highlight;
  /** The frozen facts of a page of an older version; nothing for other pages. */
  frozenFacts?: (file: string) => FrozenFacts | undefined;
  /** Replaces spaces in a text so that parts of it do not wrap, given what precedes it. */
  keepTogether?: (text: string, before?: string) => string;
}
