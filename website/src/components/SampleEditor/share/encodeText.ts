async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const source = new Blob([bytes]).stream();
  const packed = source.pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Bytes in letters that stand in an address as they are. */
function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A text as letters for an address, compressed where the browser can: its first letter says so. */
export async function encodeText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return `p${toLetters(bytes)}`;
  return `d${toLetters(await compress(bytes))}`;
}
