import { parseArgs } from 'node:util';
import type { Failure } from './phrases.js';
import { type FaultName, isFaultName } from '../core/faults.js';
import type { NodeAgentOptions } from '../node/NodeAgentOptions.js';
import { openaiHooks } from '../openai/openaiHooks.js';
import { optionTable } from './optionTable.js';

/** An error that keeps the agent from starting, to be shown in the user's language. */
export class CliError extends Error {
  override readonly name = 'CliError';

  /**
   * @param failure - What went wrong.
   * @param word - The option, port or fault it went wrong with.
   */
  constructor(
    readonly failure: Failure,
    readonly word: string,
  ) {
    super(`${failure}: ${word}`);
  }
}

/** The parsed command line. */
export type Command =
  { kind: 'help' } | { kind: 'version' } | { kind: 'start'; options: NodeAgentOptions };

/** Parses the command line. Throws a `CliError` for anything it does not know. */
export function parseArguments(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Command {
  const values = readOptions(words);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const { language = 'ko', voice = 'auto' } = values;
  if (language !== 'ko' && language !== 'en') throw new CliError('wrong-value', '--language');
  if (voice !== 'auto' && voice !== 'device') throw new CliError('wrong-value', '--voice');
  if (values['api-key'] === '') throw new CliError('wrong-value', '--api-key');
  if (values.host === '') throw new CliError('wrong-value', '--host');
  return {
    kind: 'start',
    options: {
      port: values.port === undefined ? undefined : readPort(values.port),
      host: values.host,
      apiKey: values['api-key'],
      allowedOrigins: values['allow-origin'],
      voice,
      ...readModel(values['reply-url'], values['reply-model'], environment),
      faults: readFaults(values.fault ?? []),
    },
  };
}

function readOptions(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: optionTable, strict: true }).values;
  } catch (error) {
    const quoted = /'([^']*)'/u.exec(String(error))?.[1] ?? words.join(' ');
    const option = quoted.split(/[ ,]/u)[0] ?? quoted;
    const isKnown = Object.hasOwn(optionTable, option.replace(/^--/u, ''));
    throw new CliError(isKnown ? 'wrong-value' : 'unknown-option', option);
  }
}

/** The hooks backed by a language model, if one is configured. */
function readModel(
  url: string | undefined,
  replyModel: string | undefined,
  { REPLY_API_KEY: apiKey }: Readonly<Record<string, string | undefined>>,
) {
  if (url === undefined && replyModel === undefined) return {};
  if (!url || !/^https?:\/\//u.test(url)) throw new CliError('wrong-value', '--reply-url');
  if (!replyModel) throw new CliError('wrong-value', '--reply-model');
  return openaiHooks({ url, replyModel, apiKey });
}

function readPort(word: string): number {
  if (/^\d{1,5}$/u.test(word) && Number(word) <= 65_535) return Number(word);
  throw new CliError('wrong-value', '--port');
}

function readFaults(words: readonly string[]): FaultName[] {
  return words
    .flatMap((word) => word.split(','))
    .map((word) => {
      if (isFaultName(word)) return word;
      throw new CliError('unknown-fault', word);
    });
}
