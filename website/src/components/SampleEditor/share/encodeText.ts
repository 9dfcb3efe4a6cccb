/** Compresses bytes, or gives them back as they were. */
export async function pass(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const source = new Blob([bytes as BlobPart]).stream();
  return new Uint8Array(await new Response(source.pipeThrough(stream)).arrayBuffer());
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
  return `d${toLetters(await pass(bytes, new CompressionStream('deflate-raw')))}`;
}
