import type { Thrown } from '../channel/FrameMessage';
import { toLine } from './toLine';

/** What a reader is told of something that was thrown. */
export function toThrown(reason: unknown): Thrown {
  const { code } = (typeof reason === 'object' && reason !== null ? reason : {}) as {
    code?: unknown;
  };
  return { code: typeof code === 'string' ? code : undefined, message: toLine([reason]) };
}
