/** Tells whether a host name or address leads to this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/iu.test(host);
}
