import type { ColorMode } from '@docusaurus/theme-common';
import type { Locale } from '@site/brand';

/** What a frame is made for. */
export interface FrameOrder {
  /** The address of the folder that holds the frames. */
  base: string;
  program: string;
  /** Whether the program is a page itself. */
  isPage: boolean;
  /** Edited code, which gets no origin and no network. */
  source?: string;
  /** What shall go wrong. */
  cause?: string;
  /** The colour mode of the page around it. */
  mode: ColorMode;
  /** The language of the page around it. */
  locale: Locale;
  /** What a screen reader calls the frame. */
  title: string;
}

/** The address of the frame that an order needs. */
export function addressOf(order: FrameOrder): string {
  const { base, program, isPage, cause, source, mode, locale } = order;
  if (source !== undefined) return `${base}sandbox/#${new URLSearchParams({ mode, locale })}`;
  if (!isPage) return `${base}frame/#${new URLSearchParams({ program, mode })}`;
  return `${base}${program}/#${new URLSearchParams({ mode, ...(cause && { cause }) })}`;
}

/** Makes the frame in which one run happens; it is not in the page yet. */
function createFrame(order: FrameOrder): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isEdited = order.source !== undefined;
  frame.title = order.title;
  frame.allow = isEdited ? 'autoplay' : 'autoplay; microphone';
  // A form tells its own script of what was sent only where it may be sent; where to, the policy of
  // the document says: nowhere.
  if (isEdited) frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.referrerPolicy = 'no-referrer';
  frame.src = addressOf(order);
  return frame;
}

/** A frame in the page: it may stand by for a while before anything runs in it. */
export interface OpenFrame {
  /** What it was made for. */
  order: FrameOrder;
  /** The one way to and from it; comes once its document is there. */
  port: Promise<MessagePort>;
  /** Whether something else than its document was loaded, such as the browser's page of an error. */
  isLost: () => boolean;
  /** Is told when it may be lost: its document, if it is its own, says so in a moment. */
  onSilentLoad: () => void;
  /** Is told of each thing it sends past that way: each costs the page time. */
  onNoise: () => void;
  /** Is told when it has gone to another address. */
  onLeft: () => void;
  /** Is told when it has gone and had the focus. */
  onFocusLost: () => void;
  /** Ends everything in it. */
  remove(): void;
}

const nothing = (): void => undefined;

/** Puts a frame into an element of the page. */
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
  // A frame loads once; whoever makes it load again has left what we gave it.
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
