import type { Duplex } from 'node:stream';

const lingerMilliseconds = 2_000;

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function closeWith(socket: Duplex, status: string, headers = ''): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`);
  // Closing on unread bytes would reset the connection and lose the answer on its way.
  socket.removeAllListeners('data');
  socket.on('error', () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
}

interface ClientError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}

// A request whose method Node has never heard of, and not just any bytes.
const unknownMethod = /^[A-Z-]{1,40} \S+ HTTP\/1\.[01]\r\n/;

function isUnknownMethod({ code, rawPacket }: ClientError): boolean {
  const start = rawPacket?.subarray(0, 4_096).toString('latin1') ?? '';
  return code === 'HPE_INVALID_METHOD' && unknownMethod.test(start);
}

/** Answers bytes that are no HTTP request, or too much of one. */
export function refuseConnection(error: ClientError, socket: Duplex): void {
  if (isUnknownMethod(error)) return refuseMethod(socket);
  closeWith(socket, statuses[error.code ?? ''] ?? '400 Bad Request');
}

/** Answers CONNECT and methods without a name, which never reach the request handler. */
export function refuseMethod(socket: Duplex): void {
  closeWith(socket, '405 Method Not Allowed', 'Allow: GET, HEAD\r\n');
}
