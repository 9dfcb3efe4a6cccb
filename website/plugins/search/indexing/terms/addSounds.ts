import { marks } from '../../engine/marks';
import { soundKey, soundsOfLatin } from '../../engine/words/sound';
import type { Terms } from './Terms';

const humps = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** Adds how a Latin word of a heading sounds, and how its parts do. */
export function addSounds(terms: Terms, text: string): void {
  const parts = (text.match(humps) ?? []).map((part) => part.toLowerCase());
  for (const word of parts.length > 1 ? [parts.join('-'), ...parts] : parts) {
    const keys = new Set(soundsOfLatin(word).map(soundKey));
    for (const key of keys) if (word.length > 1 && key) terms.point(`${marks.sound}${key}:${word}`);
  }
}
