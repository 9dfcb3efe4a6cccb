/**
 * Waits for the one port a frame hands over. Whatever else it sends this way is counted, for each
 * piece costs the page time.
 *
 * @param origin - Who the frame has to be.
 * @returns A function that stops waiting.
 */
export function acceptPort(
  frame: HTMLIFrameElement,
  origin: string,
  onPort: (port: MessagePort) => void,
  onNoise: () => void,
): () => void {
  let accepted = false;
  const receive = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow) return;
    const [port] = event.ports;
    if (accepted || !port || event.origin !== origin) return onNoise();
    accepted = true;
    onPort(port);
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}
