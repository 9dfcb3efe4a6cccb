import type { WebSocket } from 'ws';
import type { AgentCore } from '../core/createAgentCore.js';

/** Hands a WebSocket to the agent. */
export function acceptSocket(core: AgentCore, socket: WebSocket): void {
  const listener = core.accept({
    send(frame) {
      if (socket.readyState === socket.OPEN) socket.send(frame);
    },
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
    get unsentBytes() {
      return socket.bufferedAmount;
    },
  });
  // A frame that is too large or not UTF-8 is an error; ws closes the socket by itself then.
  socket.on('error', () => undefined);
  socket.on('close', () => listener?.closed());
  socket.on('message', (data, isBinary) => {
    if (Buffer.isBuffer(data)) listener?.receive(isBinary ? data : data.toString());
  });
}
