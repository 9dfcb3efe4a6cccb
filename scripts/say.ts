import language from './bootstrap/language.cjs';
import { messages, type MessageName } from './messages';

/** A message of our own in the terminal's language; `{name}` is replaced by the value of that name. */
export function say(name: MessageName, values: Record<string, string | number> = {}): string {
  return messages[name][language].replace(/\{(\w+)\}/g, (_whole, key: string) =>
    String(values[key]),
  );
}
