/** What the starter asks of the browser's Navigation API, which TypeScript does not know yet. */
export interface NavigateEvent extends Event {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string };
  readonly signal: AbortSignal;
  intercept(options: { handler(): Promise<void>; focusReset: 'manual' }): void;
}

declare global {
  interface WindowEventMap {
    navigate: NavigateEvent;
  }

  interface Window {
    /** Absent in browsers before 2026. */
    navigation?: {
      addEventListener(type: 'navigate', heard: (event: NavigateEvent) => void): void;
    };
    /** The scripts that the page still waits for, and all that it may run. */
    pageScripts: readonly [waiting: string[], known: string[]];
    /** Turns this page into the one that a navigation leads to, or loads the file that does first. */
    turnPage: (event: NavigateEvent) => Promise<void>;
  }
}
