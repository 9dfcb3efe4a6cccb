/** A second browser, with the operations that the journeys need. */
export interface Browser {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page; returns its value as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Dispatches input actions of the WebDriver standard, one source after another. */
  perform(sources: object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A browser that may be installed. */
export interface BrowserChoice {
  name: string;
  /** How to install it. */
  install: string;
  isInstalled(): boolean;
  open(): Promise<Browser>;
}
