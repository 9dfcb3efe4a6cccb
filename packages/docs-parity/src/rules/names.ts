import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandLineTables, FieldModel, FunctionModel, Reference, TypeModel } from 'api-facts';
import { didYouMean, type Problem, readManifest, relativeToRoot } from 'docs-kit';
import type { ParityOptions } from '../options';
import { judgePages, type Site } from '../page';

/** Package names, their entry points, and served files. */
function listPackageNames({ packages, listServedNames }: ParityOptions): string[] {
  const entries = packages.flatMap((folder) => {
    const { name, exports } = readManifest(folder);
    return [name, ...Object.keys(exports).map((entry) => path.posix.join(name, entry))];
  });
  return [...entries, ...listServedNames()];
}

/** The string literals and identifiers in a type. */
const wordsOf = (code: string): string[] => code.match(/(?<=')[\w-]+(?=')|[A-Za-z_$][\w$]*/g) ?? [];

function ofField({ name, type, fields = [] }: FieldModel): string[] {
  return [name, ...wordsOf(type), ...fields.flatMap(ofField)];
}

function ofFunction({ name, signature, parameters }: FunctionModel): string[] {
  return [name, ...wordsOf(signature), ...parameters.flatMap(ofField)];
}

function ofType({ name, type = '', fields, functions }: TypeModel): string[] {
  return [name, ...wordsOf(type), ...fields.flatMap(ofField), ...functions.flatMap(ofFunction)];
}

/** All names in the SDK's public types, protocol messages and agent options. */
export function listSdkNames(
  { commandLine, model, tables, messages }: Reference,
  options: ParityOptions,
): string[] {
  const names = [
    // Names of the agent in pages' code.
    'agent',
    ...Object.values(model.types).flatMap(ofType),
    ...Object.values(model.functions).flatMap(ofFunction),
    ...tables.limits.map(({ name }) => name),
    ...Object.values(messages).flatMap((sent) => [
      ...Object.keys(sent),
      ...Object.values(sent).flatMap((fields) => fields.map(({ name }) => name)),
    ]),
    ...Object.keys({ ...commandLine.startOptionTable, ...commandLine.settingTable }),
    ...listPackageNames(options),
  ];
  return [...new Set(names)];
}

const chain = /^(?:await |new )?[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?:\([\w$, .…]*\))?$/;
const generic = /^[A-Z]\w*<[\w, …]*>$/;
const identifier = /[A-Za-z_$][\w$]*/g;

/** A call in code, and one in prose, where parentheses mostly hold no argument. */
const call = /[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?=\()/;
const spokenCall =
  /[A-Za-z_$][\w$]*(?:\.[\w$]+)*(?=\(\))|[a-z_$][\w$]*(?:\.[\w$]+)*(?=\((?!e?s\))[a-z_$][\w$]*(?:, [a-z_$][\w$]*)*\))/;
/** Other text that can only be an identifier: a member of the agent, a camel-case word. */
const other = /agent(?:\.[\w$]+)+|(?!kHz\b)[a-z]+[A-Z]\w*/;
const orOther = ({ source }: RegExp) =>
  new RegExp(`(?<![\\w$./@-])(?:${source}|${other.source})`, 'g');
const [names, spokenNames] = [orOther(call), orOther(spokenCall)];
/** Values: quoted or bare words, alone or after an option, and words with hyphens. */
const value = /(?:(\w+): )?(?:'([\w-]+)'|"([\w-]+)"|true|false|null|\d[\d_]*)/;
const values = new RegExp(`^(?:\\{ )?${value.source}(?:, ${value.source})*(?: \\})?$`);
const hyphenated = /^[a-z]+(?:-[a-z]+)+(?:[./][\w./-]+)?$/;

function namesWithin(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).flatMap((found) => found.match(identifier) ?? []);
}

/** The names in a piece of code. */
export function namesInCode(code: string): string[] {
  if (hyphenated.test(code)) return [code];
  if (chain.test(code) || generic.test(code)) return code.match(identifier) ?? [];
  if (values.test(code)) {
    const found = code.matchAll(new RegExp(value, 'g'));
    return [...found].flatMap((match) => match.slice(1).filter((one) => one !== undefined));
  }
  return namesWithin(code.replace(/'[^']*'|"[^"]*"/g, "''"), names);
}

/** Names in prose that are not marked as code. */
function namesInWords(words: string): string[] {
  return namesWithin(words.replace(/\bhttps?:\/\/\S+/g, ''), spokenNames);
}

function readForeignNames({ foreignNamesFile }: ParityOptions): string[] {
  const groups = JSON.parse(readFileSync(foreignNamesFile, 'utf8')) as Record<string, string[]>;
  return Object.values(groups).flat();
}

/** Every name on a page is one of the SDK's, or listed as someone else's. */
export function knownNames(
  site: Site,
  reference: Reference,
  foreign = readForeignNames(site.options),
): Problem[] {
  const own = listSdkNames(reference, site.options);
  // A typed error code is reported as such.
  const codes = reference.tables.errors.map(({ code }) => code);
  const known = new Set([...own, ...foreign, ...codes]);
  const file = relativeToRoot(site.options.foreignNamesFile, site.options);
  return judgePages(site, 'known-names', ({ phrases }) =>
    phrases.flatMap(({ kind, text, line, column }) => {
      const names = kind === 'code' ? namesInCode(text) : namesInWords(text);
      const name = names.find((one) => !known.has(one));
      if (!name) return [];
      const hint = didYouMean(name, own);
      const message = `The SDK has no "${name}".${hint} A name of the web, Node or React goes into ${file}.`;
      return [{ line, column, message }];
    }),
  );
}

/** `--face-…` are CSS custom properties; `tests/sdk/face/colors.test.ts` checks them. */
const flag = /(?<![\w-])--(?!face-)([a-z][\w-]*)(?:[ =]([\w,-]+))?/g;

function unknownIn(
  code: string,
  { optionTable, faults }: CommandLineTables,
  foreign: readonly string[],
): string | undefined {
  for (const [, name = '', value = ''] of code.matchAll(flag)) {
    if (foreign.includes(`--${name}`)) continue;
    if (!Object.hasOwn(optionTable, name)) {
      const hint = didYouMean(name, Object.keys(optionTable), (one) => `--${one}`);
      return `The local agent has no option --${name}.${hint}`;
    }
    if (name !== 'fault') continue;
    const wrong = value.split(',').find((fault) => fault && !Object.hasOwn(faults, fault));
    if (wrong) return `The local agent has no fault "${wrong}".`;
  }
  return undefined;
}

/** Every command-line option in prose is one of the local agent's, or listed as someone else's. */
export function knownFlags(site: Site, { commandLine }: Pick<Reference, 'commandLine'>): Problem[] {
  const foreign = readForeignNames(site.options);
  return judgePages(site, 'known-flags', ({ phrases }) =>
    phrases
      .filter(({ kind }) => kind === 'code')
      .map((code) => ({ ...code, message: unknownIn(code.text, commandLine, foreign) })),
  );
}
