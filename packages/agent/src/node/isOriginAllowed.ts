/** Tells whether a host name or address leads to this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/iu.test(host);
}

/**
 * Tells whether a page of this origin may use the agent. A program sends no origin and is let
 * through: it needs the API key or a token anyway.
 */
export function isOriginAllowed(origin: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin) || allowed.includes('*')) return true;
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname);
}
