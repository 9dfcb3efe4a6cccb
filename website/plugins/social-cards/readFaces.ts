import { inflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const headerSize = 44;
const entrySize = 20;

/** The TrueType font inside a WOFF file: the renderer takes no WOFF, and is slow with WOFF2. */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  // The three search fields speed up a binary search nobody makes over so few tables.
  const chunks: Buffer[] = [directory];
  let offset = directory.length;

  for (let index = 0; index < count; index += 1) {
    const entry = headerSize + index * entrySize;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const record = 12 + index * 16;
    woff.copy(directory, record, entry, entry + 4);
    woff.copy(directory, record + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    chunks.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(chunks);
}

const { resolve } = createRequire(import.meta.url);

/** What the faces are called in a drawing. */
export const renderFamilies = { bold: 'NanumGothicExtraBold', plain: 'NanumGothic' } as const;

export type FaceName = keyof typeof renderFamilies;

// These hold all the Latin that the faces for Latin alone do.
const files: Record<FaceName, string> = { bold: 'korean-800', plain: 'korean-400' };

function readFace(name: FaceName): Buffer {
  const file = `@fontsource/nanum-gothic/files/nanum-gothic-${files[name]}-normal.woff`;
  return unpackWoff(readFileSync(resolve(file)));
}

let faces: Record<FaceName, Buffer> | undefined;

/** The fonts of all cards, from a package: none of the system's. */
export function readFaces(): Record<FaceName, Buffer> {
  faces ??= { bold: readFace('bold'), plain: readFace('plain') };
  return faces;
}
