import type { PageAgent } from 'product-agent/page';

/** Creates the frame's `fetch`, which knows only the address of the token server. */
export function createPageFetch({ getToken }: PageAgent): typeof fetch {
  return async (target, options) => {
    const { pathname } = new URL(String(target), 'https://page.invalid');
    options?.signal?.throwIfAborted();
    if (pathname !== '/token') throw new TypeError('Failed to fetch');
    try {
      return Response.json({ token: await getToken() });
    } catch {
      return Response.json({ error: 'unavailable' }, { status: 503 });
    } finally {
      options?.signal?.throwIfAborted();
    }
  };
}

/**
 * Creates the frame's WebSocket: the agent at its other end runs in the frame too, and nothing
 * leaves the machine. It implements what the SDK uses.
 */
export function createPageSocket({ transport }: PageAgent): typeof WebSocket {
  class PageSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = 0;
    binaryType = 'arraybuffer';
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
    onclose: ((event: { code: number; reason: string }) => void) | null = null;
    readonly #connection;

    constructor(readonly url: string) {
      this.#connection = transport(url);
      this.#connection.onopen = () => {
        this.readyState = PageSocket.OPEN;
        this.onopen?.();
      };
      this.#connection.onmessage = (data) => this.onmessage?.({ data });
      this.#connection.onclose = (code, reason) => {
        this.readyState = PageSocket.CLOSED;
        this.onclose?.({ code, reason });
      };
    }

    send(data: string | ArrayBuffer): void {
      this.#connection.send(data);
    }

    close(code?: number, reason?: string): void {
      if (this.readyState < PageSocket.CLOSING) this.readyState = PageSocket.CLOSING;
      this.#connection.close(code, reason);
    }
  }
  return PageSocket as unknown as typeof WebSocket;
}
