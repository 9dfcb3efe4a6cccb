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

/** Answers bytes that are no HTTP request, or too much of one. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  closeWith(socket, statuses[error.code ?? ''] ?? '400 Bad Request');
}

/** Answers CONNECT, which Node hands over outside the request handler. */
export function refuseTunnel(socket: Duplex): void {
  closeWith(socket, '405 Method Not Allowed', 'Allow: GET, HEAD\r\n');
}
