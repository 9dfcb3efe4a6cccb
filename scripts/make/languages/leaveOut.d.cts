declare function leaveOut(file: string, names: readonly string[]): void;

export = leaveOut;
