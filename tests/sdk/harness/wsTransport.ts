import type { Transport, TransportConnection } from 'product-sdk';
import { WebSocket } from 'ws';

/** Carries the SDK over `ws`, for a Node that has no WebSocket of its own. */
export const wsTransport: Transport = (url) => {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const connection: TransportConnection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(data) {
      if (socket.readyState === WebSocket.OPEN) socket.send(data);
    },
    close: (code, reason) => socket.close(code, reason),
  };
  socket.on('open', () => connection.onopen?.());
  socket.on('message', (data: ArrayBuffer | Buffer, isBinary) =>
    connection.onmessage?.(isBinary ? (data as ArrayBuffer) : data.toString()),
  );
  socket.on('close', (code, reason) => connection.onclose?.(code, reason.toString()));
  // Every error is followed by a close, which tells all there is to know.
  socket.on('error', () => undefined);
  return connection;
};
