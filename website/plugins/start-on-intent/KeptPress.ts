/** Something a reader did before the app was there to answer it, and the control it was done to. */
export type KeptPress = readonly [event: Event, control: Element];

declare global {
  interface Window {
    /** Ends the starter's work and hands over what it kept; absent where the app starts by itself. */
    takePresses?: () => KeptPress[];
  }
}
