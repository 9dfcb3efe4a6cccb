import type { Thrown } from '../channel/FrameMessage';
import { toLine } from './toLine';

// The SDK's own `isInstance` asks for it; the SDK is not loaded for it where a sample brings its own.
const marker = Symbol.for('product-sdk.AgentError');

/** What a reader is told of something that was thrown. */
export function toThrown(reason: unknown): Thrown {
  const isOfSdk = typeof reason === 'object' && reason !== null && marker in reason;
  const { code } = (isOfSdk ? reason : {}) as { code?: unknown };
  return { code: typeof code === 'string' ? code : undefined, message: toLine([reason]) };
}
