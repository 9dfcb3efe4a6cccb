import { writeFrame } from 'product-sdk/protocol';

/** A frame of a recording, loud throughout; a second long unless told otherwise. */
export function microphone(request: number, milliseconds = 1_000): Uint8Array {
  const samples = new Int16Array(16 * milliseconds).fill(8_000);
  return new Uint8Array(writeFrame('microphone', request, samples));
}
