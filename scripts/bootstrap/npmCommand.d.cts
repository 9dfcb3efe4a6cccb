/** For programs in TypeScript whose configuration reads no JavaScript. */
declare function npmCommand(): { command: string; prefix: string[] };
export = npmCommand;
