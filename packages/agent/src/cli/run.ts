import type { Language } from '../core/Language.js';
import type { LogDetails, LogEvent } from '../core/Log.js';
import { DEFAULT_PORT } from '../node/defaults.js';
import type { NodeAgentOptions } from '../node/NodeAgentOptions.js';
import { startAgent } from '../node/startAgent.js';
import { version } from '../version.js';
import { chooseLanguage } from './chooseLanguage.js';
import { CliError } from './CliError.js';
import { formatLogLine } from './formatLogLine.js';
import { parseArguments } from './parseArguments.js';
import { renderHelp } from './renderHelp.js';
import { stopOnSignal } from './stopOnSignal.js';
import { tellFailure } from './tellFailure.js';

/** Does what the command line asks; resolves with the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const language = chooseLanguage(words, process.env);
  try {
    const command = parseArguments(words);
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
