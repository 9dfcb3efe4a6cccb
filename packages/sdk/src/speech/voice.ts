import type { SpeechStartEvent } from '../events/speechEvents.js';

/** What a voice tells of one speech. */
export interface VoiceListener {
  /** It can be heard now. */
  onStart(voice: SpeechStartEvent['voice']): void;
  /** It came to its end, or failed part-way; not called after `stop`. */
  onEnd(completed: boolean): void;
  /** The browser refuses sound until `resume` is called from a tap. */
  onBlocked(resume: () => Promise<boolean>): void;
}

/** One speech being heard. */
export interface Voice {
  /** The next samples, for a voice that comes from the agent. */
  add(samples: Int16Array): void;
  /** Nothing more will be added; how long the agent says that the speech is. */
  finish(durationMs: number): void;
  /** How much of it has been heard. */
  positionMs(): number;
  stop(): void;
}
