import type { AgentSettings, FaultName } from 'product-agent/page';
import type { OperationName } from 'product-sdk';

/** What a frame can be without. */
export type MissingFeature =
  | 'websocket'
  | 'secure-context'
  | 'audio-worklet'
  | 'microphone-permission'
  | 'microphone'
  | 'free-microphone'
  | 'lasting-microphone'
  | 'sound-before-a-tap'
  | 'sound-output-choice';

/** How something that goes wrong is brought about on purpose, for real, within a frame. */
export interface Cause {
  /** The program that meets it, as its path in the folder of programs, without extension. */
  program: string;
  /** The operation it can be met in, where any program that calls it may. */
  metIn?: OperationName;
  /** What the agent is told to do wrong. */
  faults?: readonly FaultName[];
  /** Numbers the agent works by. */
  settings?: Partial<AgentSettings>;
  /** What is taken from the frame before the program runs. */
  missing?: MissingFeature;
}
