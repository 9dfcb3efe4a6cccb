import type { Locale } from 'docs-kit';
import type { Unit } from './quantities';

/** What an operation does in a state. */
export interface Cell {
  readonly outcome: string;
  /** The state right after the call. */
  readonly to: string;
  /** The state after success, if it differs from `to`. */
  readonly then?: string;
  /** The error code, if it rejects. */
  readonly code?: string;
  /** The error code of canceled requests. */
  readonly ends?: string;
}

/** A row of the table of errors. */
export interface ErrorRow {
  readonly code: string;
  readonly cause: string;
  /** What causes it for this operation, if that is narrower than `cause`. */
  readonly causeIn?: Readonly<Record<string, string>>;
  readonly fix: string;
  readonly retryable: boolean;
  readonly operations: readonly string[];
}

/** A row of the table of limits. */
export interface LimitRow {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly heldBy: 'sdk' | 'agent' | 'both';
  readonly description: string;
}

export type Value = string | number | boolean | { readonly [name: string]: Value };

/** The tables that an SDK exports for its documentation. */
export interface SdkTables {
  readonly version: string;
  readonly PROTOCOL_VERSION: number;
  readonly languages: readonly string[];
  readonly mouthShapes: readonly string[];
  readonly states: readonly string[];
  readonly stateTexts: Readonly<Record<string, string>>;
  readonly eventTexts: Readonly<Record<string, string>>;
  readonly messageTexts: Readonly<Record<'client' | 'agent', Readonly<Record<string, string>>>>;
  readonly closeCodes: Readonly<Record<string, number>>;
  readonly errors: readonly ErrorRow[];
  readonly limits: readonly LimitRow[];
  /** Bytes a second for each kind of audio. */
  readonly bandwidths: Readonly<Record<string, number>>;
  readonly operations: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  readonly transitions: readonly { from: string; to: string; reason: string }[];
  readonly defaults: { readonly [name: string]: Value };
}

/** Options by name, with their descriptions, and their defaults where these are values. */
export type OptionTable = Readonly<
  Record<string, { value?: string | number; text: Record<Locale, string> }>
>;

/** The tables that a command-line program exports. */
export interface CommandLineTables {
  /** The options of the function that starts it, and the fields of their `settings`. */
  readonly startOptionTable?: OptionTable;
  readonly settingTable?: OptionTable;
  readonly optionTable: Readonly<
    Record<string, { type: string; value?: string; text: Record<Locale, string> }>
  >;
  readonly faults: Readonly<Record<string, { code?: string } & Record<Locale, string>>>;
}

/** The states that a call leads through, one after another. */
export function pathOf(state: string, { to, then }: Cell): string[] {
  return [to, then ?? to].filter((next, index) => next !== [state, to][index]);
}

/** The table entry of an operation in a state. */
export function cellOf({ operations }: SdkTables, operation: string, state: string): Cell {
  const cell = operations[operation]?.[state];
  if (!cell) throw new Error(`The table of operations has no ${operation} in the state ${state}.`);
  return cell;
}
