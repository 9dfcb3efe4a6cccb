import type { Language } from '../core/Hooks.js';
import { CliError, parseArguments } from './parseArguments.js';
import { allowedPhrases, eventPhrases, failurePhrases } from './phrases.js';
import {
  DEFAULT_PORT,
  type NodeAgentOptions,
  type RunningAgent,
} from '../node/NodeAgentOptions.js';
import type { LogDetails, LogEvent } from '../core/Log.js';
import { startAgent } from '../node/startAgent.js';
import { version } from '../version.js';
import { renderHelp } from './renderHelp.js';

/** Picks the language for messages: `--language`, else the environment's. */
export function chooseLanguage(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  // Parsed before the other options, because their errors are already shown in this language.
  const position = words.findIndex((word) => /^--language(=|$)/u.test(word));
  const given = words[position]?.split('=')[1] ?? words[position + 1];
  if (position >= 0 && (given === 'ko' || given === 'en')) return given;
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.startsWith('ko') ? 'ko' : 'en';
}

function isOption(name: string): name is keyof typeof allowedPhrases {
  return Object.hasOwn(allowedPhrases, name);
}

/** Prints why the agent could not start, and how to fix it. */
function tellFailure({ failure, word }: CliError, language: Language): string {
  const option = word.replace(/^--/u, '');
  const allowed = isOption(option) ? allowedPhrases[option][language] : '';
  return failurePhrases[failure][language]
    .replace('{word}', () => word)
    .replace('{allowed}', allowed);
}

/** Formats an event as one log line: time, name, message, facts. */
export function formatLogLine(
  event: LogEvent,
  details: LogDetails,
  language: Language,
  now: Date,
): string {
  const time = now.toTimeString().slice(0, 8);
  const facts = Object.entries(details).map(([name, value]) => `${name}=${quote(String(value))}`);
  return [time, event, eventPhrases[event][language], ...facts].join(' ');
}

// Control characters and bidirectional marks. `JSON.stringify` leaves some of them unescaped.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escape = (character: string): string =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Escapes a value so that it stays on its line and cannot be mistaken for another field. */
function quote(value: string): string {
  if (/^[^\s"\p{Cc}\p{Cf}\p{Cs}]+$/u.test(value)) return value;
  return JSON.stringify(value).replace(unseen, escape);
}

/** Waits for SIGINT or SIGTERM, then stops the agent; a second signal ends the process at once. */
function stopOnSignal(agent: RunningAgent): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      void agent.stop().then(resolve);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

/** Runs the command line; resolves with the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const language = chooseLanguage(words, process.env);
  try {
    const command = parseArguments(words, process.env);
    if (command.kind === 'help') console.log(renderHelp(language));
    else if (command.kind === 'version') console.log(version);
    else await serve(command.options, language);
    return 0;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(tellFailure(error, language));
    return error.failure === 'port-taken' || error.failure === 'cannot-listen' ? 1 : 2;
  }
}

async function serve(options: NodeAgentOptions, language: Language): Promise<void> {
  const log = (event: LogEvent, details: LogDetails = {}) =>
    console.log(formatLogLine(event, details, language, new Date()));
  const agent = await startAgent({ ...options, log }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new CliError('port-taken', String(options.port ?? DEFAULT_PORT));
    throw new CliError('cannot-listen', `${options.host ?? ''} (${error.code ?? error.message})`);
  });
  await stopOnSignal(agent);
}
