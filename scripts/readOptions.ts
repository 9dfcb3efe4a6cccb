import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command with invalid arguments: prints the problem and the usage. */
export function exitWithUsage(wrong: string, usage: string): never {
  console.error(`${wrong}\n\n${usage}`);
  process.exit(2);
}

/** Parses the options of a command. `--help` prints the usage. */
export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return exitWithUsage((error as Error).message, usage);
  }
}
