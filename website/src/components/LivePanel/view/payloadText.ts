import type { Plain } from '@site/live/channel/FrameMessage';

/** What an event carried, as one line: its fields by name, those left out that are shown already. */
export function payloadText(payload: Plain, shown: readonly string[] = []): string {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return JSON.stringify(payload);
  }
  return Object.entries(payload)
    .filter(([name]) => !shown.includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
}
