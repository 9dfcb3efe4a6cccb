export {};

declare global {
  interface Window {
    /** The scripts that the page still waits for, and all that it may run. */
    pageScripts: readonly [waiting: string[], known: string[]];
    /** The pages that were asked for before the turner was there, by address. */
    coming?: Record<string, Promise<Response | undefined> | undefined>;
    /** Turns this page into the one that a navigation leads to, or loads the file that does first. */
    turnPage: (event: NavigateEvent) => Promise<void>;
  }
}
