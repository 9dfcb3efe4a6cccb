import type { Language } from '../core/Hooks.js';
import type { LogDetails, LogEvent } from '../core/Log.js';
import { eventPhrases } from './phrases.js';

/** Writes one event as one line: time, name, words, facts. */
export function formatLogLine(
  event: LogEvent,
  details: LogDetails,
  language: Language,
  now: Date,
): string {
  const time = now.toTimeString().slice(0, 8);
  const facts = Object.entries(details).map(([name, value]) => `${name}=${quote(String(value))}`);
  return [time, event, eventPhrases[event][language], ...facts].join(' ');
}

// What moves the cursor, ends a line or turns the direction of writing: some of it, JSON lets be.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escape = (character: string): string =>
  Array.from({ length: character.length }, (_, at) => {
    const code = character.charCodeAt(at).toString(16).padStart(4, '0');
    return `\\u${code}`;
  }).join('');

/** Keeps a value on its line and apart from its neighbours, and shows what it is made of. */
function quote(value: string): string {
  if (/^[^\s"\p{Cc}\p{Cf}\p{Cs}]+$/u.test(value)) return value;
  return JSON.stringify(value).replace(unseen, escape);
}
