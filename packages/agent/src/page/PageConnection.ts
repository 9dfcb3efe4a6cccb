/**
 * One end of a connection within the page, in the form the SDK's `transport` option asks for. In a
 * file that imports nothing, so that the published types need no other package.
 */
export interface PageConnection {
  onopen: (() => void) | null;
  onmessage: ((data: string | ArrayBuffer) => void) | null;
  onclose: ((code: number, reason: string) => void) | null;
  send(data: string | ArrayBuffer): void;
  close(code?: number, reason?: string): void;
}
