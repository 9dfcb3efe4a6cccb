import { createAgent } from 'product-sdk';
// #region transport
import { WebSocket } from 'ws';

function transport(url) {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const connection = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (data) => socket.send(data),
    close: (code, reason) => socket.close(code, reason),
  };
  socket.onopen = () => connection.onopen?.();
  socket.onmessage = ({ data }) => connection.onmessage?.(data);
  socket.onclose = ({ code, reason }) => connection.onclose?.(code, reason);
  socket.onerror = () => {};
  return connection;
}
// #endregion

async function getToken() {
  const answer = await fetch('http://localhost:8787/v1/tokens', {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.API_KEY}` },
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const { token } = await answer.json();
  return token;
}

const agent = createAgent({
  url: 'ws://localhost:8787',
  getToken,
  transport,
  speech: 'off',
  language: 'en',
});

await agent.actions.connect();
console.log(await agent.actions.sendText('Hello'));
await agent.actions.disconnect();
