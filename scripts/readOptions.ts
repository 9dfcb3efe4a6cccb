import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command that was given what it cannot take: says what is wrong, and how it is used. */
export function refuseOptions(wrong: string, usage: string): never {
  console.error(`${wrong}\n\n${usage}`);
  process.exit(2);
}

/** Reads the options a command was given. `--help` ends it with how it is used. */
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
    return refuseOptions((error as Error).message, usage);
  }
}
