import type { ColorMode } from '@docusaurus/theme-common';
import type { Locale } from '@site/brand';

/** What a frame is made for. */
export interface FrameOrder {
  /** The base URL of the frames. */
  base: string;
  program: string;
  /** Whether the program is a page. */
  isPage: boolean;
  /** Edited code, which runs without an origin and without network. */
  source?: string;
  /** What shall go wrong. */
  cause?: string;
  /** The page's color mode. */
  mode: ColorMode;
  /** The page's language. */
  locale: Locale;
  /** The frame's accessible name. */
  title: string;
}

/** The URL of the frame for an order. */
export function addressOf(order: FrameOrder): string {
  const { base, program, isPage, cause, source, mode, locale } = order;
  if (source !== undefined) return `${base}sandbox/#${new URLSearchParams({ mode, locale })}`;
  if (!isPage) return `${base}frame/#${new URLSearchParams({ program, mode })}`;
  return `${base}${program}/#${new URLSearchParams({ mode, ...(cause && { cause }) })}`;
}

/** Creates the frame of one run; it is not in the page yet. */
function createFrame(order: FrameOrder): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isEdited = order.source !== undefined;
  frame.title = order.title;
  frame.allow = isEdited ? 'autoplay' : 'autoplay; microphone';
  // `allow-forms` is needed for submit events; the document's policy allows no form target.
  if (isEdited) frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.referrerPolicy = 'no-referrer';
  frame.src = addressOf(order);
  return frame;
}

/** A frame in the page, which may wait for a while before anything runs in it. */
export interface OpenFrame {
  /** What it was made for. */
  order: FrameOrder;
  /** Its message channel, once its document has loaded. */
  port: Promise<MessagePort>;
  /** Whether another document was loaded, such as the browser's error page. */
  isLost: () => boolean;
  /** Called when the document may have been replaced; ours reports back shortly. */
  onSilentLoad: () => void;
  /** Called for each message outside the channel, because each costs the page time. */
  onNoise: () => void;
  /** Called when it has navigated to another address. */
  onLeft: () => void;
  /** Called when it was removed while it had the focus. */
  onFocusLost: () => void;
  /** Ends everything in it. */
  remove(): void;
}

const nothing = (): void => undefined;

/** Adds a frame to an element of the page. */
export function openFrame(order: FrameOrder, place: HTMLElement): OpenFrame {
  const frame = createFrame(order);
  const origin = order.source === undefined ? location.origin : 'null';
  let accept: (port: MessagePort) => void = nothing;
  let accepted: MessagePort | undefined;
  let isLoaded = false;
  const receive = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow) return;
    const [port] = event.ports;
    if (accepted || !port || event.origin !== origin) return opened.onNoise();
    accepted = port;
    accept(port);
  };
  const opened: OpenFrame = {
    order,
    port: new Promise((resolve) => {
      accept = resolve;
    }),
    isLost: () => isLoaded && !accepted,
    onSilentLoad: nothing,
    onNoise: nothing,
    onLeft: nothing,
    onFocusLost: nothing,
    remove() {
      removeEventListener('message', receive);
      accepted?.close();
      const hadFocus = document.activeElement === frame;
      frame.remove();
      if (hadFocus) opened.onFocusLost();
    },
  };
  addEventListener('message', receive);
  // A frame loads once; a second load means that it has navigated.
  const leave = (): void => opened.onLeft();
  const settle = (): void => {
    isLoaded = true;
    if (!accepted) opened.onSilentLoad();
    frame.addEventListener('load', leave);
  };
  frame.addEventListener('load', settle, { once: true });
  place.append(frame);
  return opened;
}
