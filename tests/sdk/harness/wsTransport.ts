import type { Transport, TransportConnection } from 'product-sdk';
import { WebSocket } from 'ws';

/** Connects the SDK through `ws`, for Node without WebSocket. */
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
  // Every error is followed by a close event, which is sufficient.
  socket.on('error', () => undefined);
  return connection;
};
