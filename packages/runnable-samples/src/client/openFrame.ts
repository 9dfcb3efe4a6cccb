import type { Locale } from 'docs-kit';

/** The options of a frame. */
export interface FrameOptions {
  /** The base URL of the frames. */
  base: string;
  program: string;
  /** Whether the program is a page. */
  isPage: boolean;
  /** Edited code, which runs without an origin and without network. */
  source?: string;
  /** The problem to reproduce. */
  cause?: string;
  /** The page's color mode. */
  mode: 'light' | 'dark';
  /** The page's language. */
  locale: Locale;
  /** The frame's accessible name. */
  title: string;
  /** The events that it may report. */
  eventNames: readonly string[];
}

/** The URL of a frame. */
export function addressOf(options: FrameOptions): string {
  const { base, program, isPage, cause, source, mode, locale } = options;
  if (source !== undefined) return `${base}sandbox/#${new URLSearchParams({ mode, locale })}`;
  if (!isPage) return `${base}frame/#${new URLSearchParams({ program, mode })}`;
  return `${base}${program}/#${new URLSearchParams({ mode, ...(cause && { cause }) })}`;
}

/** Creates the frame of one run; it is not in the page yet. */
function createFrame(options: FrameOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isEdited = options.source !== undefined;
  frame.title = options.title;
  frame.allow = isEdited ? 'autoplay' : 'autoplay; microphone';
  // `allow-forms` is needed for submit events; the document's policy allows no form target.
  if (isEdited) frame.sandbox.add('allow-scripts', 'allow-forms');
  frame.referrerPolicy = 'no-referrer';
  frame.src = addressOf(options);
  return frame;
}

/** A frame in the page, which may wait for a while before anything runs in it. */
export interface OpenFrame {
  /** The options it was created with. */
  options: FrameOptions;
  /** Its message channel, once its document has loaded. */
  port: Promise<MessagePort>;
  /** Whether another document was loaded, such as the browser's error page. */
  isLost: () => boolean;
  /** Called when the document may have been replaced; ours reports back shortly. */
  onSilentLoad: () => void;
  /** Called for each message outside the channel, because each costs the page time. */
  onUnexpectedMessage: () => void;
  /** Called when it has navigated to another address. */
  onNavigated: () => void;
  /** Called when it was removed while it had the focus. */
  onFocusLost: () => void;
  /** Ends everything in it. */
  remove(): void;
}

const nothing = (): void => undefined;

/** Adds a frame to an element of the page. */
export function openFrame(options: FrameOptions, container: HTMLElement): OpenFrame {
  const frame = createFrame(options);
  const origin = options.source === undefined ? location.origin : 'null';
  let accept: (port: MessagePort) => void = nothing;
  let accepted: MessagePort | undefined;
  let isLoaded = false;
  const receive = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow) return;
    const [port] = event.ports;
    if (accepted || !port || event.origin !== origin) return opened.onUnexpectedMessage();
    accepted = port;
    accept(port);
  };
  const opened: OpenFrame = {
    options,
    port: new Promise((resolve) => {
      accept = resolve;
    }),
    isLost: () => isLoaded && !accepted,
    onSilentLoad: nothing,
    onUnexpectedMessage: nothing,
    onNavigated: nothing,
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
  const leave = (): void => opened.onNavigated();
  const settle = (): void => {
    isLoaded = true;
    if (!accepted) opened.onSilentLoad();
    frame.addEventListener('load', leave);
  };
  frame.addEventListener('load', settle, { once: true });
  container.append(frame);
  return opened;
}
