import type { Thrown } from '@site/live/channel/FrameMessage';

/** How a run ended. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'failed'; thrown: Thrown }
  /** The reader stopped it. */
  | { kind: 'stopped' }
  /** A loop of its code never ended. */
  | { kind: 'endless' }
  /** It said more than a page can take in. */
  | { kind: 'flooded' }
  /** Its code went to another address. */
  | { kind: 'left' }
  /** The frame could not be loaded. */
  | { kind: 'unreachable' }
  /** The same, for want of a connection. */
  | { kind: 'offline' }
  /** The edited text is no code. */
  | { kind: 'unreadable'; message: string };
