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
export function createFrame(order: FrameOrder): HTMLIFrameElement {
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
