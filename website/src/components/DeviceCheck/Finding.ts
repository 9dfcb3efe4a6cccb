import type { fixes } from './fixes';

/** What is looked at, in the order it is told. */
export const checks = [
  'secureContext',
  'microphone',
  'permission',
  'audioWorklet',
  'sound',
  'webSocket',
  'koreanVoice',
  'englishVoice',
  'storage',
] as const;

export type CheckName = (typeof checks)[number];

/** What was found of one thing; what is optional is missing, and only good to know of. */
export interface Finding {
  check: CheckName;
  status: 'works' | 'fails' | 'optional' | 'unknown';
  /** What the browser said, as it says it. */
  detail: string;
  /** What to do about it. */
  fix?: keyof typeof fixes;
}
