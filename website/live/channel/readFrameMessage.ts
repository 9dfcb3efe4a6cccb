import { eventNames } from './names';
import { levels, type FrameMessage, type Plain, type Thrown, limits } from './messages';

type Fields = Record<string, Plain | undefined>;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.textCharacters;

const isCode = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isShallow = (value: Plain, depth: number = limits.payloadDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)));

const among = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  (names as readonly unknown[]).includes(value);

function readThrown(value: Plain | undefined): Thrown | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { code, message }: Fields = value;
  if (!isText(message) || !isCode(code)) return undefined;
  return { code, message };
}

const readers: Record<FrameMessage['type'], (fields: Fields) => FrameMessage | undefined> = {
  started: () => ({ type: 'started' }),
  alive: () => ({ type: 'alive' }),
  endless: () => ({ type: 'endless' }),
  event: ({ name, atMs, payload = null }) =>
    among(eventNames, name) && isTime(atMs) && isShallow(payload)
      ? { type: 'event', name, atMs, payload }
      : undefined,
  console: ({ level, text, atMs, code }) =>
    among(levels, level) && isText(text) && isTime(atMs) && isCode(code)
      ? { type: 'console', level, text, atMs, code }
      : undefined,
  result({ atMs, thrown }) {
    const read = readThrown(thrown);
    if (!isTime(atMs) || (thrown !== undefined && !read)) return undefined;
    return { type: 'result', atMs, thrown: read };
  },
  height: ({ pixels }) =>
    isTime(pixels)
      ? { type: 'height', pixels: Math.min(Math.round(pixels), limits.heightPixels) }
      : undefined,
};

/**
 * Parses a message from a frame, which may run any code: returns undefined for anything but a valid
 * message of limited length.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'string' || data.length > limits.messageCharacters) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const fields = parsed as Fields;
  const { type } = fields;
  if (typeof type !== 'string' || !Object.hasOwn(readers, type)) return undefined;
  return readers[type as FrameMessage['type']](fields);
}
