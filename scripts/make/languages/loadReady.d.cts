declare function loadReady(file: string, bundles: string): void;

export = loadReady;
