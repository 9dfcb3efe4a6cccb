import type { Language } from '../core/Language.js';
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

/** Keeps a value on its line and apart from its neighbours. */
function quote(value: string): string {
  return /^[^\s"\p{Cc}]+$/u.test(value) ? value : JSON.stringify(value);
}
