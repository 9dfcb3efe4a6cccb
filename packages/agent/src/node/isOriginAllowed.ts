import { isLoopback } from './isLoopback.js';

/**
 * Tells whether a page of this origin may use the agent. A program sends no origin and is let
 * through: it needs the API key or a token anyway.
 */
export function isOriginAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin) || allowed.includes('*')) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
