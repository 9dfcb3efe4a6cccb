import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Card } from './drawCard';
import { paintCard } from './paintCard';

/** Raise it when the same drawing comes out differently, as with another font. */
const renderer = 'resvg-2.6.2-nanum-5.3.0-glyphs';

/** The PNG of a card, painted only when this very card was not painted before. */
export async function cachedPng(card: Card, folder: string): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(renderer)
    .update(JSON.stringify(card))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(folder, `${hash}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await paintCard(card);
    await mkdir(folder, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
