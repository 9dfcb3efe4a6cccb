async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const source = new Blob([bytes]).stream();
  const packed = source.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Encodes bytes in URL-safe Base64. */
function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Encodes a text for a URL, compressed if the browser can: the first letter is the format. */
export async function encodeText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return `p${toLetters(bytes)}`;
  return `d${toLetters(await compress(bytes))}`;
}

/**
 * More than anyone writes by hand; otherwise a short link could decompress to more than a page can
 * hold.
 */
const MOST_BYTES = 400_000;

function toBytes(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Reads a stream to its end, with a timeout. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('too much text');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Decodes a text from a URL; undefined if it is invalid. */
export async function decodeText(letters: string): Promise<string | undefined> {
  try {
    const packed = new Blob([toBytes(letters.slice(1))]).stream();
    if (letters.startsWith('p')) return await readAll(packed);
    if (!letters.startsWith('d')) return undefined;
    return await readAll(packed.pipeThrough(new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

/** The longest link that messengers and mail programs keep intact. */
const MOST_LETTERS = 8_000;

/** The URL that opens an edited sample on this page; undefined if it would be too long. */
export async function addressOf(name: string, text: string): Promise<string | undefined> {
  const letters = await encodeText(text);
  if (letters.length > MOST_LETTERS) return undefined;
  return `${location.href.replace(/#.*/s, '')}#edit=${name}&text=${letters}`;
}
