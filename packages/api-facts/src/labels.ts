import type { FactKind } from './changes/listChanges';

/** The labels around facts. */
export interface Labels {
  required: string;
  defaultValue: string;
  code: string;
  cause: string;
  fix: string;
  retryable: string;
  retry: Record<'yes' | 'no', string>;
  /** Labels of an error after which a retry may succeed. */
  mayRetry: string;
  operations: string;
  /** Label of an error that no operation rejects with. */
  eventOnly: string;
  /** The button that reproduces an error. */
  reproduce: string;
  state: string;
  whatItDoes: string;
  payload: string;
  limit: string;
  value: string;
  heldBy: string;
  holders: Record<'sdk' | 'agent' | 'both', string>;
  meaning: string;
  message: string;
  fields: string;
  closeCode: string;
  operation: string;
  file: string;
  use: string;
  size: string;
  /** Descriptions of the package's exports. */
  builds: Record<string, string>;
  nothing: Record<'parameters' | 'errors' | 'events', string>;
  outcomes: Readonly<Record<string, string>>;
  /** Short labels for the cells of the matrix. */
  shortOutcomes: Readonly<Record<string, string>>;
  captions: Record<
    'errors' | 'states' | 'matrix' | 'limits' | 'sizes' | 'operationStates' | 'closeCodes',
    string
  > & { messages: Record<'client' | 'agent', string> };
  changes: {
    first: string;
    none: string;
    unreleased: string;
    /** The link to the feed. */
    feed: string;
    since: (version: string) => string;
    changedIn: (version: string) => string;
    headings: Record<'breaking' | 'added' | 'changed', string>;
    /** Prefixes of a name; declarations and commands need none. */
    kinds: Record<Exclude<FactKind, 'declaration' | 'commandLine' | 'transition'>, string>;
    added: string;
    removed: string;
    renamed: string;
    retry: Record<'retryable' | 'final', string>;
    /** For an operation that rejects with an error as of this version, or no longer. */
    origin: Record<'added' | 'removed', string>;
  };
  /** The date of a recorded run. On a page the samples' date is used. */
  verified: (version: string) => string;
}
