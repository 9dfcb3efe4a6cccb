/** Another browser than the one the tests of the site run in, as far as the journeys need it. */
export interface Browser {
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; gives what it comes to, as JSON would carry it. */
  evaluate(expression: string): Promise<unknown>;
  /** Sends input as the WebDriver standard writes it: pointers and keys, one source after the other. */
  perform(sources: object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser that may be on this machine. */
export interface BrowserChoice {
  name: string;
  /** How it comes to be on a machine without it. */
  install: string;
  isInstalled(): boolean;
  open(): Promise<Browser>;
}
