import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webSocketTransport } from './transport.js';

/** A browser's WebSocket, controlled by the test. */
class Socket {
  static readonly OPEN = 1;
  static latest: Socket;
  readyState = 0;
  binaryType = 'blob';
  readonly sent: unknown[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: unknown }): void => undefined;
  onclose = (_event: { code: number; reason: string }): void => undefined;
  onerror = (): void => undefined;
  constructor(readonly url: string) {
    Socket.latest = this;
  }
  send(data: unknown): void {
    // As in browsers: sending on a socket that is not open throws or does nothing.
    if (this.readyState !== Socket.OPEN) throw new Error('InvalidStateError');
    this.sent.push(data);
  }
  close = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('webSocketTransport', () => {
  it('sends only while the socket is open', () => {
    const connection = webSocketTransport('ws://agent');
    const socket = Socket.latest;
    for (const state of [0, 1, 2, 3]) {
      socket.readyState = state;
      connection.send(`in state ${state}`);
    }
    expect(socket).toMatchObject({ url: 'ws://agent', sent: ['in state 1'] });
  });

  it('forwards events and requests binary data as ArrayBuffer', () => {
    const connection = webSocketTransport('ws://agent');
    const events: unknown[] = [];
    connection.onopen = () => events.push('open');
    connection.onmessage = (data) => events.push(data);
    connection.onclose = (...why) => events.push(why);
    const socket = Socket.latest;
    expect(socket.binaryType).toBe('arraybuffer');
    socket.onopen();
    socket.onmessage({ data: 'text' });
    socket.onclose({ code: 4_401, reason: 'token-invalid' });
    expect(events).toEqual(['open', 'text', [4_401, 'token-invalid']]);
    connection.close(1_000, 'done');
    expect(socket.close.mock.calls).toEqual([[1_000, 'done']]);
  });

  it('ends a connection that Node 22 could not make, and closes no other one twice', () => {
    const onclose = vi.fn();
    webSocketTransport('ws://agent').onclose = onclose;
    // As in Node 22, where no close event follows while it is still connecting.
    Socket.latest.onerror();
    expect(onclose.mock.calls).toEqual([[1_006, '']]);
    // As in browsers, where the socket is closed by then and a close event follows.
    Socket.latest.readyState = 3;
    Socket.latest.onerror();
    expect(onclose).toHaveBeenCalledOnce();
  });

  it.each([
    ['SecurityError', 'insecure-context'],
    ['SyntaxError', 'connect-failed'],
  ])('maps a %s in the constructor to %s', (name, code) => {
    vi.stubGlobal('WebSocket', function () {
      throw Object.assign(new Error('no'), { name });
    });
    expect(() => webSocketTransport('ws://agent')).toThrow(expect.objectContaining({ code }));
  });

  it('throws websocket-unsupported without WebSocket', () => {
    vi.stubGlobal('WebSocket', undefined);
    const error = expect.objectContaining({ code: 'websocket-unsupported' });
    expect(() => webSocketTransport('ws://agent')).toThrow(error);
  });
});
