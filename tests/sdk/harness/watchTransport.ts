import type { Transport } from 'product-sdk';
import { wsTransport } from './wsTransport';

interface WatchedTransport {
  transport: Transport;
  /** Once a socket is open. */
  opened: Promise<void>;
  /** Once a socket has been closed, and the other side knows. */
  closed: Promise<void>;
}

/** A transport of real sockets that reports when one opens and closes. */
export const watchTransport = (): WatchedTransport => {
  let onOpened: () => void;
  let onClosed: () => void;
  const opened = new Promise<void>((resolve) => (onOpened = resolve));
  const closed = new Promise<void>((resolve) => (onClosed = resolve));
  const transport: Transport = (url) => {
    const inner = wsTransport(url);
    const outer: ReturnType<Transport> = {
      ...inner,
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    inner.onopen = () => {
      onOpened();
      outer.onopen?.();
    };
    inner.onmessage = (data) => outer.onmessage?.(data);
    inner.onclose = (code, reason) => {
      onClosed();
      outer.onclose?.(code, reason);
    };
    return outer;
  };
  return { transport, opened, closed };
};
