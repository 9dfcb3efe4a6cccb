import { randomUUID } from 'node:crypto';
import {
  closeCodes,
  PROTOCOL_VERSION,
  readClientMessage,
} from 'product-sdk/protocol';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 8787 });

server.on('connection', (socket) => {
  const send = (message) => socket.send(JSON.stringify(message));
  const close = (code) => socket.close(closeCodes[code], code);
  let ready = false;

  socket.on('message', (data, isBinary) => {
    if (isBinary) return;
    const { kind, message } = readClientMessage(data.toString());
    if (kind === 'malformed') close('malformed-message');
    if (kind !== 'message') return;
    const { type, request } = message;
    if (type === 'hello' && !ready) {
      if (message.protocol !== PROTOCOL_VERSION) close('protocol-mismatch');
      else if (message.token !== 'demo') close('token-invalid');
      else {
        ready = true;
        send({
          type: 'ready',
          protocol: PROTOCOL_VERSION,
          session: randomUUID(),
          language: message.language,
          voice: 'device',
          idleTimeoutMs: 300_000,
        });
      }
    } else if (!ready) {
      close('malformed-message');
    } else if (type === 'send-text') {
      const text = `You said: ${message.text}`;
      send({ type: 'reply', request, text, speech: false });
    } else if (type === 'ping') {
      send({ type: 'pong' });
    } else if (request && type !== 'cancel') {
      send({ type: 'error', request, code: 'agent-failed' });
    }
  });
});
