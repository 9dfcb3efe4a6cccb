import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { AgentAddress } from './startAgentProcess.js';

/** A session that asks one thing after another and times the answers. */
export interface LoadSession {
  /** Asks; adds the milliseconds until the whole reply to `times`. False when one is under way. */
  ask(): boolean;
  /** Whether a question waits for its answer. */
  isWaiting(): boolean;
  /** Cuts the connection without a word. */
  kill(): void;
  close(): void;
}

/** What the sessions report to. */
export interface LoadRecord {
  times: number[];
  /** Called when a connection ends that nobody here has ended. */
  onLost: () => void;
}

/** Opens a session. */
export async function openLoadSession(
  { url, tokenUrl, apiKey }: AgentAddress,
  { times, onLost }: LoadRecord,
): Promise<LoadSession> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const { token } = await (await fetch(tokenUrl, { method: 'POST', headers })).json();
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, 'open');
  const send = (message: object) => socket.send(JSON.stringify(message));
  send({ type: 'hello', protocol: 1, token, language: 'ko', speech: true });
  await once(socket, 'message');
  socket.once('close', onLost);
  socket.on('error', () => undefined);

  let request = 0;
  let askedAt: number | undefined;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type !== 'reply' || message.request !== request || askedAt === undefined) return;
    times.push(performance.now() - askedAt);
    askedAt = undefined;
  });
  const leave = (end: () => void) => {
    socket.off('close', onLost);
    end();
  };
  return {
    ask() {
      if (askedAt !== undefined || socket.readyState !== WebSocket.OPEN) return false;
      request += 1;
      askedAt = performance.now();
      send({ type: 'send-text', request, text: `${request}번째 질문입니다` });
      return true;
    },
    isWaiting: () => askedAt !== undefined,
    kill: () => leave(() => socket.terminate()),
    close: () => leave(() => socket.close()),
  };
}
