const localHosts = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** The host and port to put into an address that this machine can open. */
export function nameAddress(host: string, port: number): string {
  const name = localHosts.includes(host) ? 'localhost' : host;
  return `${name.includes(':') ? `[${name}]` : name}:${port}`;
}
