import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const zlibHeader = Buffer.from([0x78, 0xda]);
const checksumSize = 4;
const checksumModulus = 65_521;

function chunk(type: string, ...data: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - type.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Rows of a picture, compressed so that others may follow. */
export interface CompressedRows {
  stream: Buffer;
  checksum: number;
}

const checksumOf = (compressed: Buffer): number =>
  compressed.readUInt32BE(compressed.length - checksumSize);

/** Compresses the rows that many pictures begin with, as far as it goes: once is enough. */
export function compressBeginning(rows: Buffer): CompressedRows {
  const stream = deflateRawSync(rows, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { stream, checksum: checksumOf(deflateSync(rows, { level: 1 })) };
}

/** The Adler-32 of two texts one after the other, of which the second is so long. */
function joinChecksums(first: number, second: number, length: number): number {
  const [low, high] = [first & 0xffff, first >>> 16];
  const sum = (low + (second & 0xffff) - 1 + checksumModulus) % checksumModulus;
  const shift = (length % checksumModulus) * (low - 1 + checksumModulus);
  return ((high + (second >>> 16) + shift) % checksumModulus) * 0x1_0000 + sum;
}

/**
 * A picture of few colours as a PNG with a palette: a third of what the renderer's own would weigh.
 * @param rows - What follows the beginning. Each row begins with its filter, none.
 */
export function encodePng(
  size: { width: number; height: number },
  palette: Buffer,
  beginning: CompressedRows,
  rows: Buffer,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette, then the only methods there are
  // Looking for more than runs of one colour takes five times as long for a sixth of the bytes.
  const compressed = deflateSync(rows, { strategy: constants.Z_RLE });
  const checksum = Buffer.alloc(checksumSize);
  const joined = joinChecksums(beginning.checksum, checksumOf(compressed), rows.length);
  checksum.writeUInt32BE(joined);
  const rest = compressed.subarray(zlibHeader.length, -checksumSize);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', zlibHeader, beginning.stream, rest, checksum),
    chunk('IEND'),
  ]);
}
