/** What a frame is made for. */
export interface FrameOrder {
  /** The address of the folder that holds the frames. */
  base: string;
  program: string;
  /** Whether the program is a page itself. */
  isPage: boolean;
  cause?: string;
  /** Edited code, which gets no origin and no network. */
  source?: string;
  /** What a screen reader calls the frame. */
  title: string;
}

function addressOf({ base, program, isPage, cause, source }: FrameOrder): string {
  if (source !== undefined) return `${base}sandbox/`;
  const said = new URLSearchParams({ ...(!isPage && { program }), ...(cause && { cause }) });
  return `${base}${isPage ? `${program}/` : 'frame/'}#${said}`;
}

/** Makes the frame in which one run happens; it is not in the page yet. */
export function createFrame(order: FrameOrder): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isEdited = order.source !== undefined;
  frame.title = order.title;
  frame.allow = isEdited ? 'autoplay' : 'autoplay; microphone';
  if (isEdited) frame.sandbox.add('allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.src = addressOf(order);
  return frame;
}
