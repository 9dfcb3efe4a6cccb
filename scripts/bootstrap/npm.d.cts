/** For programs in TypeScript whose configuration reads no JavaScript. */
export declare function npmCommand(): { command: string; prefix: string[] };
export declare function isInstalled(root: string): boolean;
export declare function install(): void;
