export {};

declare global {
  interface Window {
    /** The scripts that the page still waits for, and all that it may run. */
    pageScripts: readonly [waiting: string[], known: string[]];
    /** Turns this page into the one that a navigation leads to, or loads the file that does first. */
    turnPage: (event: NavigateEvent) => Promise<void>;
  }
}
