import type { Locale } from 'docs-kit';
import type { KeptFacts } from './fillFacts';
import type { Labels } from './labels';

/** Makes HTML of code in the language of a file extension, with lines marked by their numbers. */
export type Highlight = (
  code: string,
  extension: string,
  markedLines: ReadonlySet<number>,
) => Promise<string>;

/** The package whose types and tables are read. Files are named from its folder. */
export interface SdkOptions {
  folder: string;
  /** What TypeDoc reads; entries that do not exist are left out. */
  entryPoints: readonly string[];
  tsconfig: string;
  /** The module that exports the tables: `SdkTables`. */
  tables: string;
  /** The module that holds the table of defaults. */
  defaults: string;
  /** The module that exports the schemas of messages, and its import of what they are made with. */
  messages: { module: string; schemaLanguage: string };
  /** The modules with the words for the rows of each table. */
  texts: Readonly<Record<'errors' | 'limits' | 'states' | 'events' | 'messages', string>>;
  types: {
    /** The interfaces of options, of operations and of events. */
    options: string;
    operations: string;
    events: string;
    /** Interfaces of options within the options, by name, with the path of their defaults. */
    nestedOptions?: Readonly<Record<string, string>>;
    /** Types whose texts no page shows. */
    unseen?: readonly string[];
    /** Unions of names that have a page or a table of their own. */
    shownElsewhere?: readonly string[];
    /** The table or list that each union of names is made from: `AgentState: 'states'`. */
    ofLists?: Readonly<Record<string, 'states' | 'mouthShapes' | 'errors'>>;
  };
  /** Functions whose errors the table lists under another name. */
  rejectsAs?: Readonly<Record<string, string>>;
  /** The events each operation causes, in the order a listener meets them. */
  operationEvents: Readonly<Record<string, readonly string[]>>;
  /** The export of package.json that is no script for a page. */
  unweighed?: readonly string[];
}

/** A command-line program whose options and faults pages name. */
export interface CommandLineOptions {
  name: string;
  folder: string;
  /** Modules that export `optionTable`, `faults` and, where it can be started from code, its options. */
  modules: readonly string[];
  /** The function that starts it from code. */
  start?: string;
  /** The import by which these modules have the SDK's `limits`. */
  limitsFrom?: string;
}

/** What differs from one documentation to the next. */
export interface ApiFactsOptions {
  /** The repository's folder: problems name files from here. */
  root: string;
  cacheFolder: string;
  /** Holds `contract.json` and `descriptions/`. */
  referenceFolder: string;
  /** The record of the last run of every operation in every state, and how to make a new one. */
  matrix: { record: string; command: string };
  sdk: SdkOptions;
  commandLine: CommandLineOptions;
  /** The folders of the packages that pages name a license of. */
  licensed: readonly string[];
  labels: Readonly<Record<Locale, Labels>>;
  /** What is needed to list the changes of a version; without it none are. */
  changelog?: {
    /** The names of types that an application gives values of: a new field of theirs may be required. */
    given: RegExp;
  };
  /** The file of `descriptions/` that a new description is put in, by the first word of its key. */
  descriptionFile: (head: string) => string;
  /** The sections of the catalogue of errors, each with what the codes in it begin with. */
  errorGroups: Readonly<Record<string, readonly string[]>>;
  /** The page that explains an operation or function. */
  pageOf: (name: string) => string | undefined;
  /** The section that explains an error. */
  pageOfError: (code: string) => string;
  highlight: Highlight;
  /** The facts that the page in a file was given when its version was frozen; nothing for other pages. */
  keptFacts?: (file: string) => KeptFacts | undefined;
  /** Keeps parts of a text on one line, given what stands before it. */
  keepTogether?: (text: string, before?: string) => string;
}
